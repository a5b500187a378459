// The proxies of docs/operations as real processes, in front of the service and of a server that notes what it gets.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { testDatabase, testDatabaseUrl } from "@/lib/testing/database/test-database";
import { freePort } from "@/lib/testing/servers/free-port";
import { instanceProgram } from "@/lib/testing/servers/instance";
import { startLoad } from "@/lib/testing/servers/load";
import { PROXIES, startProxy } from "@/lib/testing/servers/proxies";
import { AUTHORITY } from "@/lib/testing/web/certificate";
import { held } from "@/lib/testing/web/fake-responses";

const SLOW_TEST_MS = 120_000;
const CLIENTS = 10;
/** As long as nginx leaves an instance alone that rejected a connection. */
const FORGIVEN_MS = 2_200;

const db = testDatabase();
const startInstance = instanceProgram();

/** Notes the headers of each request but those to /ready. At /progress it sends a line and the rest once released. */
async function startRecorder() {
  const received: IncomingHttpHeaders[] = [];
  const late = held((_req, res) => void res.end("last\n"));
  const server = createServer((req, res) => {
    if (req.url !== "/ready") received.push(req.headers);
    res.setHeader("content-type", "text/event-stream");
    if (req.url !== "/progress") return void res.end("last\n");
    res.write("first\n");
    late.respond(req, res);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, release: late.release, upstream: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function proxyOf(name: keyof typeof PROXIES, upstreams: readonly [string, string]) {
  const proxy = await startProxy(name, upstreams);
  onTestFinished(proxy.close);
  return proxy;
}

function open(url: string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { ca: AUTHORITY, headers, agent: false }, resolve).once("error", reject);
  });
}

describe.each(["nginx", "caddy"] as const)("the example for %s", (name) => {
  const { isThere } = PROXIES[name];

  test.skipIf(!isThere)(
    "tells who the client is, drops what it claims, and leads http to https",
    async () => {
      const { received, upstream } = await startRecorder();
      const { origin, plain } = await proxyOf(name, [upstream, upstream]);
      const claims = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" };
      const response = await open(`${origin}/entitlements`, claims);
      expect([response.statusCode, await text(response)]).toEqual([200, "last\n"]);
      const host = expect.stringMatching(/^localhost/);
      expect(received).toMatchObject([
        { "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https", host },
      ]);
      const led = await fetch(`${plain}/docs?a=1`, { redirect: "manual" });
      expect([led.status === 301 || led.status === 308, led.headers.get("location")]).toEqual([
        true,
        expect.stringMatching(/^https:\/\/localhost.*\/docs\?a=1$/),
      ]);
    },
  );

  test.skipIf(!isThere)("speaks HTTP/2 and passes progress on while it comes in", async () => {
    const { release, upstream } = await startRecorder();
    const { origin } = await proxyOf(name, [upstream, upstream]);
    const { port } = new URL(origin);
    const host = "localhost";
    const protocols = { ALPNProtocols: ["h2", "http/1.1"] };
    const socket = connect({ port: Number(port), host, servername: host, ca: AUTHORITY, ...protocols });
    await once(socket, "secureConnect");
    expect(socket.alpnProtocol).toBe("h2");
    socket.destroy();
    const response = await open(`${origin}/progress`);
    const [first] = await once(response, "data");
    expect(first.toString()).toBe("first\n");
    release();
    expect(await text(response)).toBe("last\n");
  });
});

describe("the example proxies", () => {
  const names = (["nginx", "caddy"] as const).filter((name) => PROXIES[name].isThere);

  test.skipIf(names.length === 0)(
    "lose no request while two instances are restarted in turn",
    async () => {
      const settings = {
        DATABASE_URL: await testDatabaseUrl(db),
        AUTH_SECRET: "a-secret-of-tests,-which-is-long-enough",
        TRUST_PROXY: "1",
        STOP_GRACE_SECONDS: "1",
      };
      const start = (port: number) => startInstance({ ...settings, PORT: String(port) });
      const ports = [await freePort(), await freePort()] as const;
      const instances = await Promise.all(ports.map(start));
      onTestFinished(async () => void (await Promise.all(instances.map((one) => one.end("SIGKILL")))));
      const upstreams = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`] as const;
      const proxies = await Promise.all(names.map((name) => proxyOf(name, upstreams)));
      const loads = proxies.map(({ origin }) =>
        startLoad(`${origin}/entitlements`, { clients: CLIENTS, ca: AUTHORITY }),
      );
      for (const [index, port] of ports.entries()) {
        expect(await instances[index]?.end("SIGTERM")).toBe(0);
        instances[index] = await start(port);
        await pause(FORGIVEN_MS);
      }
      for (const load of loads) {
        const { served, lost } = await load.end();
        expect(lost).toEqual([]);
        expect(served).toBeGreaterThan(CLIENTS * 10);
      }
    },
    SLOW_TEST_MS,
  );
});
