import type { IncomingMessage, ServerResponse } from "node:http";
import type { Rate } from "@/lib/limits/bucket";
import { networkKey } from "@/lib/limits/network-key";
import type { PathKind } from "./next/path-kinds";

/** Takes one of the pages that the network of a client may request; `allowed` is false when none is left. */
export type TakePage = (client: string) => Promise<Rate>;

/** What the build made, which costs as much as reading a file. */
const FILE_PATHS = /^\/_next\//;

/** Routes whose response is drawn, or written out and compressed, for each request. Nothing else counts them. */
const MADE_ROUTES = /^\/(?:openapi\.json|llms\.txt|sitemap\.xml|docs\/search\.json|social\/.*)$/;

/** Whether a path is rendered for each request: a page, the page that says that nothing is there, or a long file of ours. */
export function isRendered(path: string, kind: PathKind): boolean {
  if (kind === "route") return MADE_ROUTES.test(path);
  return kind === "page" || (kind === "nothing" && !FILE_PATHS.test(path));
}

/** The response to a network that requests too many pages: a page that costs nothing. */
export function rejectPage({ method }: IncomingMessage, res: ServerResponse, rate: Rate): void {
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

/** Pages that are rendered for one network at the same time. Some wait for a check, so people of one office need several. */
const RENDERED_AT_ONCE = 24;
/** Pages of one network that may wait behind them. */
const WAITING_MAX = 64;

export interface RenderQueue {
  /**
   * Resolves when a page may be rendered for this client: with true, or with false when too many wait or the client
   * has left. The place is free again once the response is closed.
   */
  enter(client: string, res: ServerResponse): Promise<boolean>;
}

interface Network {
  running: number;
  readonly waiting: Set<() => void>;
}

/** The pages that are rendered, by network: many connections at once get no more than a few. */
export function createRenderQueue(atOnce = RENDERED_AT_ONCE, waitingMax = WAITING_MAX): RenderQueue {
  const networks = new Map<string, Network>();
  const leave = (key: string, network: Network) => {
    const [next] = network.waiting;
    if (next !== undefined) return next();
    network.running -= 1;
    if (network.running === 0) networks.delete(key);
  };
  return {
    async enter(client, res) {
      if (res.destroyed) return false;
      const key = networkKey(client);
      const network = networks.get(key) ?? { running: 0, waiting: new Set() };
      networks.set(key, network);
      if (network.running < atOnce) network.running += 1;
      else if (network.waiting.size >= waitingMax) return false;
      else if (!(await turn(network, res))) return false;
      res.once("close", () => leave(key, network));
      return true;
    },
  };
}

/** Waits for a place, which another one hands over; false when the client leaves before. */
function turn({ waiting }: Network, res: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isTurn: boolean) => {
      waiting.delete(go);
      res.off("close", gone);
      resolve(isTurn);
    };
    const go = () => end(true);
    const gone = () => end(false);
    waiting.add(go);
    res.once("close", gone);
  });
}
