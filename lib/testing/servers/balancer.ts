import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const LOOK_EVERY_MS = 50;

export interface Balancer {
  readonly origin: string;
  /** Sends requests to these instances from now on, as long as they are ready. */
  use(origins: readonly string[]): Promise<void>;
  /** Whether requests go to this instance. */
  isReady(origin: string): boolean;
  close(): Promise<void>;
}

/**
 * A load balancer as simple as one can be: instances in turn that said 200 at /ready, over connections that are kept
 * alive, with the client's address in X-Forwarded-For. It tries nothing twice, so what an instance loses is lost.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let all: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;
  const look = async () => {
    const found = await Promise.all(all.map(async (origin) => ((await isReady(origin)) ? [origin] : [])));
    ready = found.flat();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const server = createServer((req, res) => {
    turn += 1;
    forward(req, res, { to: ready[turn % ready.length], agent });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async use(origins) {
      all = origins;
      await look();
    },
    isReady: (origin) => ready.includes(origin),
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

interface Target {
  readonly to: string | undefined;
  readonly agent: Agent;
}

function forward(req: IncomingMessage, res: ServerResponse, { to, agent }: Target): void {
  if (to === undefined) return void res.writeHead(502).end("no instance is ready");
  const client = req.headers["x-client"] ?? req.socket.remoteAddress;
  const headers = { ...req.headers, "x-forwarded-for": String(client), connection: "keep-alive" };
  const onward = request(`${to}${req.url}`, { agent, method: req.method, headers }, (response) => {
    const { connection: _, ...rest } = response.headers;
    res.writeHead(response.statusCode ?? 502, rest);
    response.pipe(res);
  });
  onward.once("error", (error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502).end(error.message);
  });
  req.pipe(onward);
}
