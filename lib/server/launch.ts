import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SettingError, type Settings, settings } from "@/lib/env";
import { handleDirectly } from "@/lib/http/operations/direct";
import { toolServerMethods } from "@/lib/mcp/door";
import { takePage } from "@/lib/services/access";
import { followBlockedHosts } from "@/lib/services/blocked-hosts";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { startWork } from "@/lib/services/work";
import { rateHeadersFor } from "./error-response";
import { createWebServer } from "./listener";
import { logConsole } from "./log-console";
import type { Metrics } from "./metrics";
import { withoutHooksBetween } from "./next/async-hooks";
import { builtPathKinds } from "./next/path-kinds";
import { startSite } from "./next/site";
import { cachePages, renderForNobody } from "./page-cache";
import { logUncaughtErrors, stopOnSignals } from "./process-signals";
import { isPublicHttp } from "./security-headers";
import { warmUp, withoutOptimizing } from "./warm-up/warm-up";

/** Since the start of the process: as long may checks of our own run before it listens. */
const WARM_UP_UNTIL_MS = 1_400;
/** A client that sends one request after the other pauses for less. */
const IDLE_MS = 50;
const DATABASE_WAITS_MS = 1_000;
const SITE_WAITS_MS = 10_000;
/** A service that has been as busy for so long is warm. */
const WARM_UP_WAITS_MS = 60_000;

/** A database that does not stop in time recovers at the next start. */
const DATABASE_STOP_MS = 5_000;

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** What counts requests, and serves the counts beside everything else. */
interface OpenMetrics extends Pick<Metrics, "count"> {
  beside(handle: Handle): Handle;
}

interface LaunchOptions {
  /** The folder of package.json. */
  readonly root: string;
  /** Serves the sources and reloads them; otherwise the build is served. */
  readonly dev: boolean;
  /** Where jobs run: beside the site, in this process alone without a site, or in another process. */
  readonly work: "beside" | "alone" | "elsewhere";
}

/** Something that prevents the start; its message says all there is to say. */
class StartError extends Error {}

/** Serves the site. What prevents the start is printed as one line, with exit code 1. */
export async function launch(options: LaunchOptions): Promise<void> {
  try {
    const checked = settings();
    const { db, authSecret } = sharedResources();
    db.checkFolder();
    authSecret();
    if (options.work === "alone") return await workAlone(checked);
    await serve(checked, options);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Runs jobs and serves nothing but metrics, at their own port. */
async function workAlone(checked: Settings): Promise<void> {
  const resources = sharedResources();
  const { log } = resources;
  await openMetrics(checked, resources);
  logUncaughtErrors(log);
  followBlockedHosts(resources);
  const stopWork = startWork(resources, "alone");
  const exit = (code: number) => void stop(resources, stopWork).finally(() => process.exit(code));
  stopOnSignals(null, { log, signals: process, exit, begin: () => resources.shutdown.abort() });
  process.stdout.write("Headlight is ready for work\n");
}

async function serve(checked: Settings, { root, dev, work }: LaunchOptions): Promise<void> {
  const resources = sharedResources();
  const { log, db, shutdown } = resources;
  const metrics = await openMetrics(checked, resources);
  warnOfSettings(checked, resources);
  if (!dev) logConsole(log);
  // Checks, health and agents need no page, so they do not wait for Next.
  const kindOf = dev ? () => "route" as const : builtPathKinds(root);
  let site: ReturnType<typeof startSite> | null = null;
  const loadSite = () =>
    (site ??= startSite({ root, dev, port: checked.port, kindOf, server }).finally(() => {
      // Next has its own handlers for them.
      logUncaughtErrors(log);
    }));
  const pages = withoutHooksBetween(async (req, res) => (await loadSite())(req, res));
  const direct = dev ? pages : handleDirectly(cachePages(pages), { others: { "/mcp": toolServerMethods() } });
  const handle = metrics === null ? direct : metrics.beside(direct);
  let running = 0;
  let lastMs = 0;
  const isBusy = () => running > 0 || performance.now() - lastMs < IDLE_MS;
  const server = createWebServer({
    settings: checked,
    log,
    dev,
    kindOf,
    handle(req, res) {
      running++;
      res.whenClosed(() => {
        running--;
        lastMs = performance.now();
      });
      return handle(req, res);
    },
    rateHeadersOf: (request) => rateHeadersFor(request, resources),
    takePage: (client) => takePage(resources, client),
    stopping: shutdown.signal,
    onRequest: metrics?.count,
  });
  logUncaughtErrors(log);
  let stopWork: () => Promise<void> = async () => undefined;
  const exit = (code: number) => void stop(resources, () => stopWork()).finally(() => process.exit(code));
  const times = dev ? { runningMs: 0 } : { graceMs: checked.stopGraceSeconds * 1000 };
  stopOnSignals(server, { log, signals: process, exit, begin: () => shutdown.abort(), ...times });
  const warned = (warming: Promise<void>) => warming.catch((err) => log.warn({ err }, "not warmed up"));
  const warmsUp = !dev && checked.warmUp === "on";
  if (warmsUp) await warned(warmUp(resources, { untilMs: WARM_UP_UNTIL_MS, isBusy: () => false }));
  if (shutdown.signal.aborted) return;
  const begin = async () => {
    await listen(server, checked);
    process.stdout.write(`Headlight is ready at ${urlOf(server, checked)}\n`);
    await idle(isBusy, performance.now() + DATABASE_WAITS_MS);
  };
  await (dev ? begin() : withoutOptimizing(begin));
  if (shutdown.signal.aborted) return;
  // What prevents the database is logged.
  const opening = db.open().catch(() => undefined);
  followBlockedHosts(resources);
  if (work === "beside") stopWork = startWork(resources, "beside");
  await idle(isBusy, performance.now() + SITE_WAITS_MS);
  if (shutdown.signal.aborted) return;
  await loadSite().catch((error: Error) => {
    throw new StartError(`The site cannot be loaded: ${error.stack}`);
  });
  await opening;
  if (!warmsUp) return;
  await warned(renderForNobody(pages, "/"));
  // Last, since what Next changes in Node's own objects has code compiled for them thrown away.
  await warned(warmUp(resources, { untilMs: performance.now() + WARM_UP_WAITS_MS, isBusy }));
}

/** Lets requests go before what takes a second to load, until that time of this process. */
async function idle(isBusy: () => boolean, untilMs: number): Promise<void> {
  do await pause(IDLE_MS);
  while (isBusy() && performance.now() < untilMs);
}

/** What Prometheus reads, at a port of its own if one is set; null when nobody may. */
async function openMetrics(checked: Settings, resources: Resources): Promise<OpenMetrics | null> {
  const { metricsPort: port, metricsToken, host } = checked;
  if (port === null && metricsToken === null) return null;
  const { createMetrics, createMetricsServer, withMetrics } = await import("./metrics");
  const metrics = createMetrics(resources);
  if (port !== null) await listen(createMetricsServer(metrics), { port, host });
  return { count: metrics.count, beside: (handle) => withMetrics(handle, metrics, metricsToken) };
}

function warnOfSettings({ allowPrivateOrigins, baseUrl }: Settings, { log, mail }: Resources): void {
  if (isPublicHttp(baseUrl)) {
    log.warn(
      { baseUrl },
      "BASE_URL is http on a public name: browsers don't store our cookies, so nobody can sign in",
    );
  }
  if (mail.driver === "console") {
    log.warn("email is not set up: all emails are printed here, sign-in links included");
  }
  for (const origin of allowPrivateOrigins) {
    log.warn({ origin }, "everyone who reaches this service can check this private origin");
  }
}

/** Lets jobs and background work end first, which may be writing. */
async function stop({ db, background, shared }: Resources, stopWork: () => Promise<void>): Promise<void> {
  const quiet = Promise.all([background.settled(), stopWork()]);
  await Promise.race([quiet.then(() => db.stop()), pause(DATABASE_STOP_MS)]);
  shared.close();
}

function listen(server: Server, { port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(cannotListen(error, port))));
    server.listen(port, host, resolve);
  });
}

function cannotListen({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EADDRINUSE") return `Port ${port} is taken. Set PORT to another one.`;
  if (code === "EACCES") return `Port ${port} requires elevated privileges. Set PORT to a number above 1023.`;
  return `The server cannot listen on that host and port (${message}). Check HOST and PORT.`;
}

/** Where a browser on this machine finds the site. */
function urlOf(server: Server, { host }: Settings): string {
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
