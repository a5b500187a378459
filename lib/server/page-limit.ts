import type { IncomingMessage, ServerResponse } from "node:http";
import type { Rate } from "@/lib/limits/bucket";
import type { PathKind } from "./next/path-kinds";

/** Takes one of the pages that the network of a client may request; `allowed` is false when none is left. */
export type TakePage = (client: string) => Promise<Rate>;

/** What the build made, which costs as much as reading a file. */
const FILE_PATHS = /^\/_next\//;

/** Whether a path is rendered for each request: a page, or the page that says that nothing is there. */
export function isRendered(path: string, kind: PathKind): boolean {
  return kind === "page" || (kind === "nothing" && !FILE_PATHS.test(path));
}

/** The response to a network that requests too many pages: a page that costs nothing. */
export function refusePage({ method }: IncomingMessage, res: ServerResponse, rate: Rate): void {
  const seconds = Math.max(1, rate.retryAfterSeconds);
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Too many requests · Headlight</title>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Too many requests</h1>
<p>Your network opened a lot of pages in a short time. Wait ${seconds === 1 ? "a second" : `${seconds} seconds`}, then reload this page.</p>
`;
  res
    .writeHead(429, {
      "content-type": "text/html; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      "retry-after": String(seconds),
    })
    .end(method === "HEAD" ? undefined : body);
}
