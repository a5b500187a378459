// What makes the first checks after a start as fast as later ones: the engine compiles code only after it has run it often.
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import type { Settings } from "@/lib/env";
import { handleDirectly } from "@/lib/http/operations/direct";
import { RULES } from "@/lib/inspect/rules/index";
import { createLog } from "@/lib/log";
import type { Resources } from "@/lib/services/context";
import { createResources } from "@/lib/services/resources";
import { createWebServer } from "../listener";
import { warmUpPage } from "./warm-up-page";

const EXAMPLES = RULES.flatMap(({ examples: { bad, good } }) => [...bad, ...good]);
const FILES_MAX = 1_000;
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==",
  "base64",
);
const LOOK_AGAIN_MS = 100;
/** Where even this machine does not respond to itself, the service still starts. */
const CHECK_MS_MAX = 2_000;
const HOST = "127.0.0.1";

type WarmUpParts = Pick<Resources, "settings" | "shutdown">;

interface WarmUpLimits {
  /** The time of this process at which it ends, complete or not. */
  readonly untilMs: number;
  /** It waits as long as this is true. */
  isBusy(): boolean;
}

/**
 * Requests checks of all examples of rules, one after the other, from a service of its own. Ends early when the service
 * stops. Throws when a check fails.
 */
export async function warmUp(
  { settings, shutdown }: WarmUpParts,
  { untilMs, isBusy }: WarmUpLimits,
): Promise<void> {
  const isOver = () => shutdown.signal.aborted || performance.now() > untilMs;
  const { pages, service, close } = await startOwn(settings);
  try {
    for (let at = 0; at < EXAMPLES.length; at++) {
      while (isBusy() && !isOver()) await pause(LOOK_AGAIN_MS);
      if (isOver()) return;
      const url = `${service}/inspect?url=${encodeURIComponent(`${pages}/${at}`)}`;
      const [response] = (await once(
        get(url, { signal: AbortSignal.timeout(CHECK_MS_MAX) }),
        "response",
      )) as [IncomingMessage];
      const body = await text(response);
      if (response.statusCode !== 200) throw new Error(`A check failed: ${body}`);
    }
  } finally {
    await close();
  }
}

/**
 * Does that work while V8's compiler of optimized code waits, in all threads; what is compiled stays so. It takes as much
 * of both cores as the first checks themselves do.
 */
export async function withoutOptimizing(work: () => Promise<void>): Promise<void> {
  setFlagsFromString("--no-opt");
  try {
    await work();
  } finally {
    setFlagsFromString("--opt");
  }
}

/** A service of its own, with its pages, that nobody else knows of and that reaches nothing else. */
async function startOwn(settings: Settings) {
  const pages = await listening(
    createServer(({ url = "" }, res) => {
      const example = EXAMPLES[Number(url.slice(1))];
      if (example === undefined) res.writeHead(200, { "content-type": "image/png" }).end(PIXEL);
      else res.writeHead(200, { "content-type": "text/html" }).end(warmUpPage(example));
    }),
  );
  const own: Settings = {
    ...settings,
    redisUrl: null,
    upstashRedisRestUrl: null,
    allowPrivateOrigins: [originOf(pages)],
    blockedHosts: [],
    checksPerHour: { ...settings.checksPerHour, anonymous: EXAMPLES.length },
    fetchPerHostMinute: FILES_MAX,
  };
  const log = createLog("info", { write: () => undefined });
  const resolve = () => Promise.reject(new Error("No name is looked up here."));
  const resources = createResources(own, { log, net: { resolve } });
  const nothing = async () => undefined;
  const service = await listening(
    createWebServer({
      settings,
      log,
      dev: false,
      kindOf: () => "route",
      handle: handleDirectly(nothing, { resources: () => resources }),
      rateHeadersOf: async () => ({}),
      takePage: () => Promise.reject(new Error("No page is rendered here.")),
    }),
  ).catch((error: unknown) => {
    pages.close();
    throw error;
  });
  const close = async () => {
    service.close();
    pages.close();
    await resources.net.close();
  };
  return { pages: originOf(pages), service: originOf(service), close };
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, HOST);
  await once(server, "listening");
  return server;
}

function originOf(server: Server): string {
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}
