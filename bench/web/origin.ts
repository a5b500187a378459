// The local origin that every target is measured against. `npx tsx bench/web/origin.ts [port]` prints its URL.
// On a page: v=ID of 8 characters makes the page's own URL and those of its images unique, gz=1 compresses if accepted.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { makeJpeg, makePng } from "./images";
import { makePage, PAGE_SPECS, SLOW_PAGES, TOKEN } from "./pages";

/** A page with an ID that begins so sends its first byte after `LATE_MS`. In a parameter of its own, its og:url would name another page. */
export const LATE = "late";
const LATE_MS = 200;

interface File {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Starts the origin on loopback; returns its URL and a function that stops it. */
export async function startOrigin(port = 0): Promise<{ readonly origin: string; stop(): void }> {
  const server = createServer({ keepAliveTimeout: 60_000 });
  server.on("connection", (socket) => socket.setNoDelay(true));
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", 4096, done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = new Map<string, Buffer>([
    ...Object.keys(PAGE_SPECS).map((name) => [`/p/${name}.html`, makePage(name, origin).html] as const),
    ...Object.entries(SLOW_PAGES).map(([name, make]) => [`/p/${name}.html`, make()] as const),
  ]);
  const files = makeFiles();
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", origin);
    const page = pages.get(pathname);
    const file = files.get(pathname);
    if (page) void sendPage(req, res, { html: page, query: searchParams });
    else if (file) sendFile(req, res, file);
    else res.writeHead(404, { "content-length": 0 }).end();
  });
  return { origin, stop: () => server.close().closeAllConnections() };
}

function makeFiles(): ReadonlyMap<string, File> {
  const social = { width: 1200, height: 630 };
  const icon = makePng({ width: 96, height: 96 }, 3_000);
  const images: [string, Buffer][] = [
    ["/img/50k.jpg", makeJpeg(social, 50_000)],
    ["/img/300k.jpg", makeJpeg(social, 300_000, 30_000)],
    ["/img/1m.jpg", makeJpeg({ width: 2400, height: 1260 }, 1_000_000, 12_000)],
    ["/img/200k.png", makePng(social, 200_000)],
    ...["/icon-16.png", "/icon-32.png", "/icon-96.png", "/apple-touch-icon.png", "/favicon.ico"].map(
      (path): [string, Buffer] => [path, icon],
    ),
  ];
  return new Map(
    images.map(([path, bytes]) => [
      path,
      { bytes, type: path.endsWith(".jpg") ? "image/jpeg" : "image/png" },
    ]),
  );
}

function sendFile(req: IncomingMessage, res: ServerResponse, { type, bytes }: File): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? "");
  if (!range) {
    res.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes);
    return;
  }
  const part = bytes.subarray(Number(range[1]), Number(range[2]) + 1);
  const contentRange = `bytes ${range[1]}-${Number(range[1]) + part.length - 1}/${bytes.length}`;
  res
    .writeHead(206, { "content-type": type, "content-length": part.length, "content-range": contentRange })
    .end(part);
}

async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: { readonly html: Buffer; readonly query: URLSearchParams },
): Promise<void> {
  const version = (page.query.get("v") ?? "").slice(-8).padStart(8, "0");
  if (version.startsWith(LATE)) await delay(LATE_MS);
  const unique = `v=${version}`;
  let body = replaceAll(page.html, Buffer.from(TOKEN), Buffer.from(unique));
  const headers: Record<string, string> = { "content-type": "text/html; charset=utf-8" };
  if (page.query.has("gz") && /\bgzip\b/.test(String(req.headers["accept-encoding"]))) {
    headers["content-encoding"] = "gzip";
    body = gzipSync(body);
  }
  res.writeHead(200, { ...headers, "content-length": body.length }).end(body);
}

/** A copy with each `from` overwritten by `to`, which has the same length. */
function replaceAll(source: Buffer, from: Buffer, to: Buffer): Buffer {
  const copy = Buffer.from(source);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + from.length)) to.copy(copy, at);
  return copy;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin } = await startOrigin(Number(process.argv[2] ?? 0));
  console.log(JSON.stringify({ base: origin }));
  process.stdin.resume().on("end", () => process.exit(0));
}
