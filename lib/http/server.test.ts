import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { takeUnit } from "@/lib/services/allowance";
import { inspect } from "@/lib/services/inspections/inspect";
import { testResources } from "@/lib/testing/test-resources";
import { received, startWebServer, type TestServer, type TestServerOptions } from "@/lib/testing/web-server";
import { budgetHeaders } from "./budget-headers";
import { CLIENT_HEADER } from "./client-header";
import { route } from "./route";
import { SESSION_COOKIE } from "./session-cookie";

const servers: TestServer[] = [];

async function start(options: Partial<TestServerOptions> = {}): Promise<TestServer> {
  const server = await startWebServer({ handle: (_req, res) => void res.end("ok"), ...options });
  servers.push(server);
  return server;
}

/** Answers with what reached the handler. */
const echo: TestServerOptions["handle"] = async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
};

/** Answers with an operation, as Next does from its route file. */
function serveOperation(...parts: Parameters<typeof route>) {
  const { GET } = route(...parts);
  return async (req: IncomingMessage, res: ServerResponse) => {
    const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
    const response = await GET(new Request(`http://localhost:3000${req.url}`, { headers }));
    res.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe("the client's address", () => {
  async function clientSeen(trustProxy: number, headers: Record<string, string>): Promise<string> {
    const { origin } = await start({ handle: echo, trustProxy });
    const seen = await (await fetch(origin, { headers })).json();
    return seen.headers[CLIENT_HEADER];
  }

  test("is the peer, whatever the client writes into headers", async () => {
    const headers = {
      "x-forwarded-for": "203.0.113.9",
      [CLIENT_HEADER]: "203.0.113.9",
      forwarded: "for=203.0.113.9",
    };
    expect(await clientSeen(0, headers)).toBe("127.0.0.1");
  });

  test("is what the trusted proxy was asked from", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9, 198.51.100.7", [CLIENT_HEADER]: "203.0.113.9" };
    expect(await clientSeen(1, headers)).toBe("198.51.100.7");
  });

  describe("decides whose budget a check is taken from", () => {
    async function remainingAfter(trustProxy: number, forwarded: readonly string[]): Promise<string[]> {
      const resources = testResources();
      const { origin } = await start({ trustProxy, handle: serveOperation(inspect, () => resources) });
      const remaining: string[] = [];
      for (const address of forwarded) {
        const headers = { "x-forwarded-for": address, [CLIENT_HEADER]: address };
        const answer = await fetch(`${origin}/inspect?url=http://10.0.0.1`, { headers });
        remaining.push(answer.headers.get("x-ratelimit-remaining") ?? "");
      }
      return remaining;
    }

    test("a forged X-Forwarded-For never changes it", async () => {
      expect(await remainingAfter(0, ["198.51.100.1", "198.51.100.2", "198.51.100.3"])).toEqual([
        "49",
        "48",
        "47",
      ]);
    });

    test("behind a proxy it is the proxy's client's, whatever that client wrote", async () => {
      const forwarded = [
        "198.51.100.1",
        "198.51.100.2",
        "203.0.113.9, 198.51.100.1",
        "203.0.113.8, 198.51.100.1",
      ];
      expect(await remainingAfter(1, forwarded)).toEqual(["49", "49", "48", "47"]);
    });
  });

  test("a client cannot name the public host either", async () => {
    const { origin } = await start({ handle: echo });
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const seen = await (await fetch(origin, { headers })).json();
    expect(seen.headers).not.toHaveProperty("x-forwarded-host");
    expect(seen.headers).not.toHaveProperty("x-forwarded-proto");
  });
});

describe("requests that are no good", () => {
  test("garbage is answered 400 and closed", async () => {
    const { raw } = await start();
    expect(await raw("GARBAGE\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n(.|\r\n)*connection: close\r\n/,
    );
  });

  test("a request without a host is answered 400, save in HTTP/1.0, which knew none", async () => {
    const { raw } = await start();
    expect(await raw("GET / HTTP/1.1\r\nconnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("an expectation nobody can meet is passed over", async () => {
    const { raw } = await start();
    const request = "GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\n\r\n";
    expect(await raw(request)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("two lengths of one body (request smuggling) are answered 400", async () => {
    const { raw } = await start();
    const bytes =
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a header of 1 MB is answered 431 and closed, and the server goes on", async () => {
    const { origin, raw } = await start();
    const answer = await raw(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(1_048_576)}\r\n\r\n`);
    expect(answer).toMatch(/^(HTTP\/1\.1 431 |$)/);
    expect((await fetch(origin)).status).toBe(200);
  });

  test("headers just within 16 KB pass, just beyond do not", async () => {
    const { raw } = await start();
    const request = (chars: number) =>
      `GET /${"a".repeat(chars)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
    expect(await raw(request(16_000))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(request(17_000))).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each(["/%", "/%E0%A4%A", "/a%00b", "*", "a.example:80"])(
    "the target %s is answered 400",
    async (target) => {
      const { raw } = await start();
      const answer = await raw(`OPTIONS ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test("a target that is a whole address keeps its path only", async () => {
    const { raw } = await start({ handle: echo });
    const answer = await raw(
      "GET http://evil.example/health?a=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
    );
    expect(answer).toContain('"url":"/health?a=1"');
  });

  test("a method the framework does not know is refused like any other unwanted one", async () => {
    const { raw } = await start({ handle: echo });
    const answer = await raw("PURGE /inspect HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
    expect(answer).toContain('"method":"PUT"');
  });
});

describe("pages", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("do not take %s", async (method) => {
    const { origin } = await start();
    const answer = await fetch(`${origin}/page?url=a`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(await answer.json()).toMatchObject({ error: "method_not_allowed" });
  });

  test.each(["GET", "HEAD"])("take %s", async (method) => {
    const { origin } = await start();
    expect((await fetch(`${origin}/page`, { method })).status).toBe(200);
  });
});

describe("an address where nothing is", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is not found for %s either", async (method) => {
    const { origin } = await start();
    const answer = await fetch(`${origin}/nothing`, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "not_found" });
  });

  test("gets its page drawn when it is read", async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/nothing`)).status).toBe(200);
  });
});

test("a page that Next keeps for itself is not found", async () => {
  const { origin } = await start();
  expect((await fetch(`${origin}/internal`)).status).toBe(404);
});

describe("headers of Next's own", () => {
  const STATE = "next-router-state-tree";

  test.each(["garbage", "%", "null", "[]", encodeURIComponent('["",{"children":["",1]}]')])(
    "a state that cannot be read is answered 400: %s",
    async (state) => {
      const { origin } = await start();
      expect((await fetch(origin, { headers: { rsc: "1", [STATE]: state } })).status).toBe(400);
    },
  );

  test("a state that can be read passes to a page, and to nothing else", async () => {
    const { origin } = await start({ handle: echo });
    const state = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,16]');
    const headers = { rsc: "1", [STATE]: state };
    const seen = await (await fetch(`${origin}/page`, { headers })).json();
    expect(seen.headers[STATE]).toBe(state);
    const { headers: left } = await (await fetch(`${origin}/route`, { headers })).json();
    expect(left).not.toHaveProperty("rsc");
    expect(left).not.toHaveProperty(STATE);
  });

  test.each([
    ["1", "1"],
    ["2", undefined],
    ["x", undefined],
  ])("the prefetch %s reaches it as %s", async (sent, passed) => {
    const { origin } = await start({ handle: echo });
    const headers = { "next-router-prefetch": sent };
    const seen = await (await fetch(`${origin}/page`, { headers })).json();
    expect(seen.headers["next-router-prefetch"]).toBe(passed);
  });
});

test("a client that offers HTTP/2 by upgrade is answered as if it had not", async () => {
  const { raw } = await start();
  const offer = "connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n";
  expect(await raw(`GET / HTTP/1.1\r\nhost: a\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

describe("slow clients", () => {
  const timing = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkEveryMs: 20 };

  test("one that never finishes its headers is answered 408 and closed", async () => {
    const { open } = await start({ timing });
    const socket = open();
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n");
    const drip = setInterval(() => socket.write("x-a: b\r\n"), 20);
    const answer = await received(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test("one that never finishes its body is answered 408 and never reaches the handler", async () => {
    let handled = 0;
    const { raw } = await start({ timing, handle: () => void handled++ });
    expect(await raw("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc")).toMatch(
      /^HTTP\/1\.1 408 /,
    );
    expect(handled).toBe(0);
  });

  test("one that stops reading its answer is closed", async () => {
    const { open, server } = await start({
      timing: { idleTimeoutMs: 100 },
      handle: (_req, res) => void res.end(Buffer.alloc(32 * 1_048_576)),
    });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = open();
    socket.pause();
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await closed;
    socket.destroy();
  });
});

describe("bodies", () => {
  test("one of 64 KB reaches the handler whole", async () => {
    const { origin } = await start({ handle: echo });
    const body = "a".repeat(65_536);
    const seen = await (await fetch(origin, { method: "POST", body })).json();
    expect(seen).toMatchObject({ method: "POST", body });
  });

  test("one that says it is larger is refused with 413 before it is read", async () => {
    const { origin } = await start({ handle: echo });
    const answer = await fetch(origin, { method: "POST", body: "a".repeat(65_537) });
    expect(answer.status).toBe(413);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual({
      error: "body_too_large",
      message: "The request body is larger than allowed.",
    });
  });

  test("one that turns out larger is refused with 413", async () => {
    const { raw } = await start({ handle: echo });
    const chunk = `4000\r\n${"a".repeat(0x4000)}\r\n`;
    const head = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n";
    expect(await raw(`${head}${chunk.repeat(5)}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("a chunked one within the bound reaches the handler whole", async () => {
    const { raw } = await start({ handle: echo });
    const head = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n";
    expect(await raw(`${head}3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`)).toContain('"body":"abcde"');
  });

  test("a client that leaves in the middle of its body is no fault of ours", async () => {
    const { open, logged, server } = await start({ handle: echo });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = open();
    socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc");
    await once(server, "request");
    socket.destroy();
    await closed;
    expect(logged.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe("what the caller has left", () => {
  const BUDGET = "x-ratelimit-limit: 50\r\nx-ratelimit-remaining: 49\r\nx-ratelimit-reset: 72\r\n";

  /** A server on whose account the network of 198.51.100.7 has spent one unit. */
  async function startCounting() {
    const resources = testResources();
    const caller = { kind: "anonymous", network: "198.51.100.7", plan: "anonymous" } as const;
    await takeUnit({ ...resources, caller });
    return start({
      trustProxy: 1,
      budgetOf: (refused) => budgetHeaders(refused, resources),
      handle: () => {
        throw new Error("broken");
      },
    });
  }

  const request = (target: string, rest = "", body = "") =>
    `GET ${target} HTTP/1.1\r\nhost: a\r\nX-Forwarded-For: 198.51.100.7\r\nconnection: close\r\n${rest}\r\n${body}`;

  test.each([
    ["400", "a request that cannot be read", request("/inspect?url=a", "broken header\r\n")],
    [
      "400",
      "headers of Next's own that cannot be read",
      request("/inspect", "next-router-state-tree: x\r\n"),
    ],
    [
      "400",
      "a body that cannot be read",
      request("/inspect?url=a", "transfer-encoding: chunked\r\n", "zz\r\n"),
    ],
    ["413", "a body that is too large", request("/inspect?url=a", "content-length: 70000\r\n")],
    ["431", "headers that are too long", request("/inspect?url=a", `x-long: ${"a".repeat(20_000)}\r\n`)],
    ["500", "a handler that fails", request("/inspect?url=a")],
    ["500", "a whole address as target", request("http://a.example/inspect?url=a")],
  ])("stands on the %s for %s", async (status, _what, bytes) => {
    const { raw } = await startCounting();
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain(BUDGET);
    expect(answer).toContain("access-control-allow-origin: *");
    expect(answer).toMatch(/\r\n\r\n\{"error":"\w+","message":"[^"]+"\}\n$/);
  });

  test("is the peer's where the sender cannot be made out any more", async () => {
    const { raw } = await startCounting();
    expect(await raw(request(`/inspect?url=${"a".repeat(20_000)}`))).toMatch(/^x-ratelimit-remaining: \d\d/m);
    expect(await raw("GET /inspect HTTP/1.1\r\nconnection: close\r\n\r\n")).toContain(
      "x-ratelimit-remaining: 50",
    );
  });

  test.each(["/inspection", "/", "/health?/inspect"])("is not told at %s", async (target) => {
    const { raw } = await startCounting();
    expect(await raw(request(target, "broken header\r\n"))).not.toMatch(/^x-ratelimit/m);
  });

  test("is left out when it cannot be read, and the answer goes out all the same", async () => {
    const failing = async () => {
      throw new Error("away");
    };
    const { raw, logged } = await start({ budgetOf: failing });
    expect(await raw(request("/inspect", "broken header\r\n"))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await logged.line("the budget could not be read")).toMatchObject({ err: { message: "away" } });
  });
});

describe("security headers", () => {
  test("stand on every answer, with a nonce of its own that the handler sees too", async () => {
    const { origin } = await start({ handle: echo });
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
    const policy = first.headers.get("content-security-policy");
    expect((await first.json()).headers["content-security-policy"]).toBe(policy);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src * data: blob: http: https:");
    expect(second.headers.get("content-security-policy")).not.toBe(policy);
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("referrer-policy")).toBe("same-origin");
    expect(first.headers.get("permissions-policy")).toContain("camera=()");
  });

  test("let no inline script run and no code be made from text", async () => {
    const { origin } = await start();
    const policy = (await fetch(origin)).headers.get("content-security-policy") ?? "";
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  test("a policy that the client sends is not the one that is used", async () => {
    const { origin } = await start({ handle: echo });
    const headers = { "content-security-policy": "script-src 'nonce-evil'" };
    const seen = await (await fetch(origin, { headers })).json();
    expect(seen.headers["content-security-policy"]).not.toContain("evil");
  });

  test("stand on refusals too", async () => {
    const { raw } = await start();
    expect(await raw("GARBAGE\r\n\r\n")).toContain("x-content-type-options: nosniff");
  });

  test.each([
    ["https://headlight.example", "max-age=31536000"],
    ["http://localhost:3000", null],
  ])("for the site at %s transport security is %s", async (baseUrl, expected) => {
    const { origin } = await start({ baseUrl });
    expect((await fetch(origin)).headers.get("strict-transport-security")).toBe(expected);
  });
});

describe("the log", () => {
  test("has one line a request, with the checked host and nothing secret", async () => {
    const { origin, logged } = await start();
    const secrets = { authorization: "Bearer hl_w_secretkey", cookie: "session=secretcookie" };
    await fetch(
      `${origin}/inspect?url=https%3A%2F%2Fexample.com%2Fsecretpath%3Ftoken%3Dsecrettoken&key=secretquery`,
      {
        headers: secrets,
      },
    );
    const line = await logged.line("request");
    expect(line).toMatchObject({
      method: "GET",
      path: "/inspect",
      host: "example.com",
      status: 200,
      caller: "bearer",
    });
    expect(line.bytes).toBeGreaterThan(0);
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(logged.text()).not.toContain("secret");
    expect(logged.lines).toHaveLength(1);
  });

  test.each([
    ["anonymous", "theme=dark"],
    ["session", `theme=dark; ${SESSION_COOKIE}=secretcookie`],
  ])("tells that a request is %s by its cookies, and nothing of them", async (caller, cookie) => {
    const { origin, logged } = await start();
    await fetch(`${origin}/inspect`, { headers: { cookie } });
    expect(await logged.line("request")).toMatchObject({ caller });
    expect(logged.text()).not.toMatch(/secret|dark/);
  });

  test("a link's secret in the query of another address is not told", async () => {
    const { origin, logged } = await start();
    await fetch(`${origin}/auth/callback/email?url=https://secret.example&token=secret`);
    expect(await logged.line("request")).toMatchObject({ path: "/auth/callback/email" });
    expect(logged.text()).not.toContain("secret");
  });

  test.each([
    ["GET", "/page", 30],
    ["GET", "/_next/static/chunk.js", 20],
    ["GET", "/nothing", 20],
    ["POST", "/nothing", 30],
  ])(
    "tells of %s %s at level %i: what a page brings along is not for every day",
    async (method, path, level) => {
      const { origin, logged } = await start();
      await fetch(`${origin}${path}`, { method });
      expect(await logged.line("request")).toMatchObject({ path, level });
    },
  );

  test("holds hostile text as data", async () => {
    const { raw, logged } = await start();
    const path = '/%0a{"level":60}%1b[31m<script>';
    await raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(await logged.line("request")).toMatchObject({ path });
  });

  test("says when the client left before its answer", async () => {
    const { open, logged, server } = await start({ handle: () => undefined });
    const socket = open();
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(server, "request");
    socket.destroy();
    expect(await logged.line("request")).toMatchObject({ cut: true });
  });
});

describe("a handler that fails", () => {
  test("is answered 500 without what went wrong, which goes to the log", async () => {
    const { origin, logged } = await start({
      handle: () => {
        throw new Error("secret detail");
      },
    });
    const answer = await fetch(origin);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(await logged.line("failed")).toMatchObject({ err: { message: "secret detail" } });
  });

  test("after its answer has begun is cut off, and others go on", async () => {
    const { origin } = await start({
      handle: async (req, res) => {
        if (req.url === "/good") return void res.end("ok");
        res.write("half");
        throw new Error("broken");
      },
    });
    await expect(fetch(`${origin}/bad`).then((answer) => answer.text())).rejects.toThrow();
    expect((await fetch(`${origin}/good`)).status).toBe(200);
  });
});
