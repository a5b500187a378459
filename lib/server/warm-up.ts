// What makes the first checks after a start as fast as later ones: the engine compiles code only after it has run it often.
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import type { Settings } from "@/lib/env";
import { handleDirectly } from "@/lib/http/operations/direct";
import { exampleHtml, inspectAs } from "@/lib/inspect/example/inspect-example";
import { PERFECT_URL } from "@/lib/inspect/example/perfect-page";
import { RULES } from "@/lib/inspect/rules/index";
import type { Example } from "@/lib/inspect/rules/rule";
import { createLog } from "@/lib/log";
import type { Resources } from "@/lib/services/context";
import { createResources } from "@/lib/services/resources";
import { createWebServer } from "./listener";

/** What follows a head on most pages, about 20 KB of it. */
const BODY = `<h2>Tides</h2><p class="a b">Ebb &amp; <a href="/flood">flood</a>, twice a <em>day</em>.</p>
<ul><li><img src="/a.jpg" alt="Sand" width="1"><!-- moon --></li></ul><script>var a = "<p>";</script>\n`.repeat(
  100,
);
const EXAMPLES = RULES.flatMap(({ examples: { bad, good } }) => [...bad, ...good]);
const REQUESTS = 40;
const FILES_MAX = 1_000;
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==",
  "base64",
);
const LOOK_AGAIN_MS = 100;
const HOST = "127.0.0.1";

type WarmUpParts = Pick<Resources, "settings" | "turns" | "shutdown">;

/**
 * Requests checks of some examples of rules from a service of its own, then inspects the examples of all rules. Waits while
 * this one is busy, and ends early when it stops. Throws when a check fails.
 */
export async function warmUp(
  { settings, turns, shutdown }: WarmUpParts,
  isBusy: () => boolean,
): Promise<void> {
  const mayGoOn = async () => {
    while (isBusy() && !shutdown.signal.aborted) await pause(LOOK_AGAIN_MS);
    return !shutdown.signal.aborted;
  };
  await requestChecks(REQUESTS, settings, mayGoOn);
  const lane = turns.lane();
  for (const example of EXAMPLES) {
    if (!(await mayGoOn())) return;
    const inspection = await lane.run(() => inspectAs(example, documentOf(example)));
    await encodeInspection(inspection, (step) => lane.run(step));
  }
}

/** Requests so many checks, one after the other, from a service of its own. */
export async function requestChecks(
  count: number,
  settings: Settings,
  mayGoOn: () => Promise<boolean>,
): Promise<void> {
  const { pages, service, close } = await startOwn(settings, count);
  try {
    for (let at = 0; at < count && (await mayGoOn()); at++) {
      const url = `${service}/inspect?url=${encodeURIComponent(`${pages}/${at}`)}`;
      const [response] = (await once(get(url), "response")) as [IncomingMessage];
      const body = await text(response);
      if (response.statusCode !== 200) throw new Error(`A check failed: ${body}`);
    }
  } finally {
    await close();
  }
}

/** A service of its own, with its pages, that nobody else knows of and that reaches nothing else. */
async function startOwn(settings: Settings, count: number) {
  const pages = await listening(
    createServer(({ url = "" }, res) => {
      const example = EXAMPLES[Number(url.slice(1))];
      if (example === undefined) res.writeHead(200, { "content-type": "image/png" }).end(PIXEL);
      else res.writeHead(200, { "content-type": "text/html" }).end(documentOf(example) + BODY.repeat(4));
    }),
  );
  const own: Settings = {
    ...settings,
    redis: null,
    allowPrivateOrigins: [originOf(pages)],
    blockedHosts: [],
    checksPerHour: { ...settings.checksPerHour, anonymous: count },
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
  );
  const close = async () => {
    service.close();
    pages.close();
    await resources.net.close();
  };
  return { pages: originOf(pages), service: originOf(service), close };
}

function documentOf(example: Example): string {
  return (exampleHtml(example) + BODY).replaceAll(new URL(PERFECT_URL).origin, "");
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, HOST);
  await once(server, "listening");
  return server;
}

function originOf(server: Server): string {
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}
