import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import next from "next";
import { SettingError, type Settings, settings } from "@/lib/env";
import { handleDirectly } from "@/lib/http/operations/direct";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { startWork } from "@/lib/services/work";
import { generateClient } from "@/prisma/generate";
import { buildSite, isBuilt } from "./build";
import { budgetHeaders } from "./error-response";
import { createWebServer } from "./listener";
import { logConsole } from "./log-console";
import { builtKinds } from "./next/path-kinds";
import { keepRunning, stopOnSignals } from "./process-signals";

/** A database that does not stop in time recovers by itself at the next start. */
const DATABASE_STOP_MS = 5_000;

interface LaunchOptions {
  /** The folder of package.json. */
  readonly root: string;
  readonly dev: boolean;
  /** Builds and does not serve. */
  readonly buildOnly: boolean;
  /** Where jobs are done: beside the site, in this process alone without a site, or elsewhere. */
  readonly work: "beside" | "alone" | "elsewhere";
}

/** Something that stops the start; its message is all there is to say. */
class StartError extends Error {}

/** Builds the site if need be and serves it. What stops the start is one line and exit code 1. */
export async function launch(options: LaunchOptions): Promise<void> {
  try {
    if (options.buildOnly) return await build(options.root);
    const checked = settings();
    const { db, authSecret } = sharedResources();
    db.checkFolder();
    authSecret();
    if (options.work === "alone") return workAlone();
    if (!options.dev && !isBuilt(options.root)) await build(options.root);
    await serve(checked, options);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StartError)) throw error;
    say(process.stderr, error.message);
    process.exit(1);
  }
}

async function build(root: string): Promise<void> {
  say(process.stdout, "Building the site; this takes about half a minute.");
  generateClient(root);
  const fault = await buildSite(root);
  if (fault !== null) throw new StartError(`${fault.trimEnd()}\nThe site could not be built.`);
}

/** Does jobs and serves nothing. */
function workAlone(): void {
  const resources = sharedResources();
  const { log } = resources;
  keepRunning(log);
  const stopWork = startWork(resources);
  const exit = (code: number) => void stop(resources, stopWork).finally(() => process.exit(code));
  stopOnSignals(null, { log, signals: process, exit });
  say(process.stdout, "Headlight is ready for work");
}

async function serve(checked: Settings, { root, dev, work }: LaunchOptions): Promise<void> {
  const resources = sharedResources();
  const { log, mail, db } = resources;
  // It comes up beside everything else; nobody waits for it, and what hinders it is in the log.
  void db.open().catch(() => undefined);
  if (mail.driver === "console") {
    log.warn("no way to send mail is set: mails, sign-in links included, are printed here");
  }
  for (const origin of checked.allowPrivateOrigins) {
    log.warn({ origin }, "this private origin may be checked by anyone who reaches this service");
  }
  if (!dev) logConsole(log);
  let handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> = async () => undefined;
  const server = createWebServer({
    settings: checked,
    log,
    dev,
    kindOf: dev ? () => "route" : builtKinds(root),
    handle: (req, res) => handle(req, res),
    budgetOf: (refused) => budgetHeaders(refused, resources),
  });
  // Next listens for upgrades on the server it is given and leaves those it does not know hanging; a server without that
  // listener answers them like any request, as clients that offer HTTP/2 by upgrade expect. Only `next dev` upgrades.
  const upgrades = dev ? server : createServer();
  const site = next({ dev, dir: root, hostname: "localhost", port: checked.port, httpServer: upgrades });
  await site.prepare();
  handle = dev ? site.getRequestHandler() : handleDirectly(site.getRequestHandler());
  keepRunning(log);
  await listen(server, checked);
  const graceMs = dev ? 0 : undefined;
  const stopWork = work === "beside" ? startWork(resources) : async () => undefined;
  const exit = (code: number) => void stop(resources, stopWork).finally(() => process.exit(code));
  stopOnSignals(server, { log, signals: process, graceMs, exit });
  say(process.stdout, `Headlight is ready at ${addressOf(server, checked)}`);
}

/** Lets what goes on after responses end first: it may be writing. */
async function stop({ db, background }: Resources, stopWork: () => Promise<void>): Promise<void> {
  const quiet = Promise.all([background.settled(), stopWork()]);
  await Promise.race([quiet.then(() => db.stop()), pause(DATABASE_STOP_MS)]);
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(cannotListen(error, port))));
    server.listen(port, host, resolve);
  });
}

function cannotListen({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EADDRINUSE") return `Port ${port} is taken. Set PORT to another one.`;
  if (code === "EACCES")
    return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`;
  return `The address to listen on cannot be used (${message}). Set HOST and PORT.`;
}

/** Where a browser on this machine finds the site. */
function addressOf(server: Server, { host }: Settings): string {
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function say(stream: NodeJS.WritableStream, line: string): void {
  stream.write(`${line}\n`);
}
