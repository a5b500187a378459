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

const BUSY_SECONDS = 5;

/** The response to a network that requests too many pages: a page that costs nothing. */
export function rejectPage(req: IncomingMessage, res: ServerResponse, rate: Rate): void {
  const seconds = Math.max(1, rate.retryAfterSeconds);
  writePlainPage(req, res, {
    status: 429,
    title: "Too many requests",
    text: "Your network opened a lot of pages in a short time.",
    seconds,
  });
}

/** The response while pages are rendered for too many at once. */
export function busyPage(req: IncomingMessage, res: ServerResponse): void {
  writePlainPage(req, res, {
    status: 503,
    title: "Headlight is busy",
    text: "A lot of pages are being opened right now.",
    seconds: BUSY_SECONDS,
  });
}

interface PlainPage {
  readonly status: 429 | 503;
  readonly title: string;
  readonly text: string;
  /** When to come back. */
  readonly seconds: number;
}

function writePlainPage(
  { method }: IncomingMessage,
  res: ServerResponse,
  { status, title, text, seconds }: PlainPage,
): void {
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Headlight</title>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>${title}</h1>
<p>${text} Wait ${seconds === 1 ? "a second" : `${seconds} seconds`}, then reload this page.</p>
`;
  res
    .writeHead(status, {
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
/** Pages that are rendered for all networks at the same time: each takes memory and a part of the processor's time. */
const RENDERED_FOR_ALL = 128;

/** Why a page may be rendered or not: its network has too many that wait, all places are taken, or its client has left. */
type Entry = "entered" | "too many" | "busy" | "left";

export interface RenderQueue {
  /**
   * Resolves when a page may be rendered for this client, or when it is known that it may not. The place is free again
   * once the response is closed.
   */
  enter(client: string, res: ServerResponse): Promise<Entry>;
}

interface Network {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * The pages that are rendered, by network: many connections at once get no more than a few. A network that has some gets
 * another one only while more than that are free, so that no few of them take all.
 */
export function createRenderQueue(): RenderQueue {
  const networks = new Map<string, Network>();
  let free = RENDERED_FOR_ALL;
  const leave = (key: string, network: Network) => {
    const [next] = network.waiting;
    if (next !== undefined) return next();
    network.running -= 1;
    free += 1;
    if (network.running === 0) networks.delete(key);
  };
  return {
    async enter(client, res) {
      if (res.destroyed) return "left";
      const key = networkKey(client);
      const network = networks.get(key) ?? { running: 0, waiting: new Set() };
      if (network.running < Math.min(RENDERED_AT_ONCE, free)) {
        network.running += 1;
        free -= 1;
        networks.set(key, network);
      } else if (network.running === 0) return "busy";
      else if (network.waiting.size >= WAITING_MAX) return "too many";
      else if (!(await turn(network, res))) return "left";
      res.once("close", () => leave(key, network));
      return "entered";
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
