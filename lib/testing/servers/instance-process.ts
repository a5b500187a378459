// One instance of the service as a process of its own, without Next: the listener, every operation, sign-in links, jobs and
// the signals. Prints its origin once it listens, on a free port unless PORT names one.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isMethod } from "@/lib/http/operations/handlers";
import { NodeRequest } from "@/lib/http/operations/request";
import { operationMethods } from "@/lib/http/operations/route";
import { errorResponse } from "@/lib/http/response/response";
import { writeResponse } from "@/lib/http/response/write";
import { linkCallback } from "@/lib/http/sign-in/link-callback";
import { rateHeadersFor } from "@/lib/server/error-response";
import { createWebServer } from "@/lib/server/listener";
import { stopOnSignals } from "@/lib/server/process-signals";
import { sharedResources } from "@/lib/services/resources";
import { startWork } from "@/lib/services/work";
import { operationsAt } from "@/lib/testing/service/call-api";

const resources = sharedResources();
const { log, shutdown, db, shared } = resources;
const { stopGraceSeconds, baseUrl } = settings();
const links = linkCallback(() => resources);

async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = "", url = "" } = req;
  const [path = ""] = url.split("?", 1);
  if (path === "/auth/callback/email") return follow(req, res);
  const operations = operationsAt(path);
  const isKnown = operations.length > 0 && isMethod(method);
  const response = isKnown
    ? await operationMethods(operations)[method](new NodeRequest(req))
    : errorResponse(new AppError("not_found"));
  await writeResponse(req, res, response);
}

/** Follows a sign-in link (GET), or presses the button behind it (POST). */
async function follow({ method, url, headers }: IncomingMessage, res: ServerResponse): Promise<void> {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
  const handle = method === "POST" ? links.POST : links.GET;
  const response = await handle(new Request(`${baseUrl}${url}`, { method, headers: sent }));
  res.setHeader("set-cookie", response.headers.getSetCookie());
  res.writeHead(response.status, { location: response.headers.get("location") ?? "" }).end();
}

const server = createWebServer({
  settings: settings(),
  log,
  dev: false,
  kindOf: () => "route",
  handle,
  rateHeadersOf: (request) => rateHeadersFor(request, resources),
  takePage: async () => ({ allowed: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
  stopping: shutdown.signal,
});
await db.open();
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
const stopWork = startWork(resources, "beside");
stopOnSignals(server, {
  log,
  signals: process,
  begin: () => shutdown.abort(),
  graceMs: stopGraceSeconds * 1000,
  exit(code) {
    shared.close();
    void stopWork()
      .then(() => db.stop())
      .finally(() => process.exit(code));
  },
});
