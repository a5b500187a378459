import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { takePage } from "@/lib/services/access";
import { echo, testServer } from "@/lib/testing/servers/test-server";
import { received } from "@/lib/testing/servers/web-server";
import { testResources } from "@/lib/testing/service/test-resources";

describe("requests that are no good", () => {
  test("garbage gets 400 and is closed", async () => {
    const { raw } = await testServer();
    expect(await raw("GARBAGE\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n(.|\r\n)*connection: close\r\n/,
    );
  });

  test("a request without a host gets 400, save in HTTP/1.0, which knew none", async () => {
    const { raw } = await testServer();
    expect(await raw("GET / HTTP/1.1\r\nconnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("an expectation nobody can meet is passed over", async () => {
    const { raw } = await testServer();
    const request = "GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\n\r\n";
    expect(await raw(request)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("two lengths of one body (request smuggling) get 400", async () => {
    const { raw } = await testServer();
    const bytes =
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a header of 1 MB gets 431 and is closed, and the server goes on", async () => {
    const { origin, raw } = await testServer();
    const response = await raw(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(1_048_576)}\r\n\r\n`);
    expect(response).toMatch(/^(HTTP\/1\.1 431 |$)/);
    expect((await fetch(origin)).status).toBe(200);
  });

  test("headers just within 16 KB pass, just beyond do not", async () => {
    const { raw } = await testServer();
    const request = (chars: number) =>
      `GET /${"a".repeat(chars)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
    expect(await raw(request(16_000))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(request(17_000))).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each(["/%", "/%E0%A4%A", "/a%00b", "*", "a.example:80"])("the target %s gets 400", async (target) => {
    const { raw } = await testServer();
    const response = await raw(`OPTIONS ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(["/x/../inspect", "/%2e/inspect", "/_next/../inspect", "http://a.example/x/%2e%2e/inspect"])(
    "the target %s, which leads elsewhere, gets 400 and is logged",
    async (target) => {
      const { raw, logged } = await testServer();
      const response = await raw(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(await logged.line("request")).toMatchObject({ status: 400, level: 30 });
    },
  );

  test.each(["/%70icture?page=a", "http://a.example/picture?page=a", "http://a.example/%70icture"])(
    "the target %s gets the log line, the policy and the handler of the path it means",
    async (target) => {
      const { raw, logged } = await testServer({ handle: echo });
      const response = await raw(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      expect(response).toContain("content-security-policy: default-src 'none';");
      expect(response).toMatch(/"url":"\/picture[?"]/);
      expect(await logged.line("request")).toMatchObject({ path: "/picture" });
    },
  );

  test.each(["host: a\r\nhost: a", "host: a\r\nHost: b", "host: a/b", "host: a b", "host:"])(
    "the header %j gets 400",
    async (fields) => {
      const { raw } = await testServer();
      const response = await raw(`GET / HTTP/1.1\r\n${fields}\r\nconnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test("a target that is a whole URL keeps its path only", async () => {
    const { raw } = await testServer({ handle: echo });
    const response = await raw(
      "GET http://evil.example/health?a=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
    );
    expect(response).toContain('"url":"/health?a=1"');
  });

  test("a method the framework does not know is rejected like any other that is not allowed", async () => {
    const { raw } = await testServer({ handle: echo });
    const response = await raw("PURGE /inspect HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
    expect(response).toContain('"method":"PUT"');
  });
});

describe("pages", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("do not take %s", async (method) => {
    const { origin } = await testServer();
    const response = await fetch(`${origin}/page?url=a`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ error: "method_not_allowed" });
  });

  test.each(["GET", "HEAD"])("take %s", async (method) => {
    const { origin } = await testServer();
    expect((await fetch(`${origin}/page`, { method })).status).toBe(200);
  });
});

describe("a network that opens many pages", () => {
  const start = () => {
    const resources = testResources();
    let rendered = 0;
    const handle = (_req: unknown, res: ServerResponse) => {
      rendered += 1;
      res.end("ok");
    };
    const server = testServer({ handle, trustProxy: 1, takePage: (client) => takePage(resources, client) });
    const open = async (path: string, client = "192.0.2.1", method = "GET") =>
      fetch(`${(await server).origin}${path}`, { method, headers: { "x-forwarded-for": client } });
    return { open, resources, rendered: () => rendered };
  };

  test("gets a plain page that says when to come back, and nothing is rendered for it", async () => {
    const { open, resources, rendered } = start();
    for (let taken = 0; taken < 238; taken += 1) await takePage(resources, "192.0.2.1");
    await open("/page");
    await open("/nothing", "192.0.2.1", "HEAD");
    expect(rendered()).toBe(2);
    const rejected = await open("/page");
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get("retry-after")).toBe("1");
    expect(rejected.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await rejected.text()).toContain("<h1>Too many requests</h1>");
    expect((await open("/nothing")).status).toBe(429);
    expect(rendered()).toBe(2);
    expect((await open("/page", "192.0.2.2")).status).toBe(200);
    resources.clock.advance(250);
    expect((await open("/page")).status).toBe(200);
  });

  test.each([
    "/openapi.json",
    "/llms.txt",
    "/sitemap.xml",
    "/docs/search.json",
    "/social/result.png?url=x",
    "/social/docs.png",
  ])("gets %s no more either, which is made for each request", async (path) => {
    const { open, resources, rendered } = start();
    for (let taken = 0; taken < 239; taken += 1) await takePage(resources, "192.0.2.1");
    expect((await open(path)).status).toBe(200);
    const rejected = await open(path);
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get("retry-after")).toBe("1");
    expect(await rejected.json()).toMatchObject({ error: "rate_limited" });
    expect(rendered()).toBe(1);
    expect((await open(path, "192.0.2.2")).status).toBe(200);
  });

  test("still gets files and what counts by itself", async () => {
    const { open, resources } = start();
    for (let taken = 0; taken < 240; taken += 1) await takePage(resources, "192.0.2.1");
    for (const path of ["/inspect", "/health", "/_next/static/a.js"])
      expect((await open(path)).status).toBe(200);
  });
});

describe("a network that opens many pages at once", () => {
  const start = async () => {
    const open: ServerResponse[] = [];
    let isHeld = true;
    const handle = (_req: unknown, res: ServerResponse) => {
      open.push(res);
      if (!isHeld) res.end();
    };
    const server = await testServer({ trustProxy: 1, handle });
    const request = (path: string, client: string) => {
      const socket = server.open();
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${client}\r\nconnection: close\r\n\r\n`,
      );
      const response = received(socket).then((text) => Number(text.slice(9, 12)));
      return { response, leave: () => socket.destroy() };
    };
    const many = (count: number, client = "192.0.2.1") =>
      Array.from({ length: count }, () => request("/page", client));
    const rendered = (count: number) => expect.poll(() => open.length).toBe(count);
    const connected = (count: number) =>
      expect.poll(() => promisify(server.server.getConnections.bind(server.server))()).toBe(count);
    const release = () => {
      isHeld = false;
      for (const res of open) res.end();
    };
    return { request, many, rendered, connected, release };
  };

  test("has 24 of them rendered, others wait, and what is too many is rejected", async () => {
    const { many, rendered, release, connected } = await start();
    const first = many(24);
    await rendered(24);
    const others = many(164);
    await connected(88);
    const rejected = await Promise.all(many(3).map(({ response }) => response));
    expect(rejected).toEqual([429, 429, 429]);
    await rendered(24);
    release();
    const ended = await Promise.all([...first, ...others].map(({ response }) => response));
    expect(ended.filter((status) => status === 200)).toHaveLength(88);
    expect(ended.filter((status) => status === 429)).toHaveLength(100);
  });

  test("leaves places to others, who are told to come back when there are none", async () => {
    const { many, rendered, release } = await start();
    const crowd = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => many(24, `192.0.2.${n}`));
    await rendered(124);
    const others = [10, 11, 12, 13, 14].flatMap((n) => many(1, `192.0.2.${n}`));
    const statuses = others.map(({ response }) => response);
    expect(await Promise.any(statuses)).toBe(503);
    await rendered(128);
    release();
    expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 200, 200, 503]);
    await Promise.all(crowd.map(({ response }) => response));
  });

  test("has none rendered for those who leave while they wait, and holds up nobody else", async () => {
    const { many, request, rendered, connected, release } = await start();
    const first = many(24);
    await rendered(24);
    const waiting = many(10);
    await connected(34);
    const others = [...many(1, "192.0.2.2"), request("/health", "192.0.2.1")];
    await rendered(26);
    for (const { leave } of waiting) leave();
    await connected(26);
    release();
    await Promise.all([...first, ...others].map(({ response }) => response));
    const [last] = many(1);
    expect(await last?.response).toBe(200);
    await rendered(27);
  });
});

describe("a URL where nothing is", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is not found for %s either", async (method) => {
    const { origin } = await testServer();
    const response = await fetch(`${origin}/nothing`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "not_found" });
  });

  test("gets its page drawn when it is read", async () => {
    const { origin } = await testServer();
    expect((await fetch(`${origin}/nothing`)).status).toBe(200);
  });
});

describe("Next's own pages", () => {
  test("a page that Next keeps for itself is not found", async () => {
    const { origin } = await testServer();
    expect((await fetch(`${origin}/internal`)).status).toBe(404);
  });
});

describe("headers of Next's own", () => {
  const STATE = "next-router-state-tree";

  test.each(["garbage", "%", "null", "[]", encodeURIComponent('["",{"children":["",1]}]')])(
    "a state that cannot be read gets 400: %s",
    async (state) => {
      const { origin } = await testServer();
      expect((await fetch(origin, { headers: { rsc: "1", [STATE]: state } })).status).toBe(400);
    },
  );

  test("a state that can be read passes", async () => {
    const { origin } = await testServer({ handle: echo });
    const state = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,16]');
    const headers = { rsc: "1", [STATE]: state };
    const received = await (await fetch(`${origin}/page`, { headers })).json();
    expect(received.headers[STATE]).toBe(state);
  });

  test.each([
    ["1", "1"],
    ["2", undefined],
    ["x", undefined],
  ])("the prefetch %s reaches it as %s", async (sent, passed) => {
    const { origin } = await testServer({ handle: echo });
    const headers = { "next-router-prefetch": sent };
    const received = await (await fetch(`${origin}/page`, { headers })).json();
    expect(received.headers["next-router-prefetch"]).toBe(passed);
  });
});

describe("upgrades", () => {
  test("a client that offers HTTP/2 by upgrade is served as if it had not", async () => {
    const { raw } = await testServer();
    const offer =
      "connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n";
    expect(await raw(`GET / HTTP/1.1\r\nhost: a\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

/** After a full collection. */
function countHeld(refs: readonly WeakRef<object>[]): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return refs.filter((ref) => ref.deref() !== undefined).length;
}

describe("requests that a client writes without waiting", () => {
  const request = (path: string) => `HEAD ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const many = (count: number) =>
    Array.from({ length: count }, (_, number) => request(`/${number}`)).join("");

  test("are handled one after the other", async () => {
    let running = 0;
    const most: number[] = [];
    const { open } = await testServer({
      handle: async (_req, res) => {
        running += 1;
        most.push(running);
        await nextTurn();
        running -= 1;
        res.end();
      },
    });
    const socket = open();
    socket.write(`${many(5)}HEAD /last HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect((await received(socket)).match(/HTTP\/1\.1 200 /g)).toHaveLength(6);
    expect(most).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("get responses in order up to nine, and the connection ends there", async () => {
    const handled: string[] = [];
    const { raw } = await testServer({
      handle: (req, res) => {
        handled.push(req.url ?? "");
        setImmediate(() => res.end());
      },
    });
    expect((await raw(many(400))).match(/HTTP\/1\.1 200 /g)).toHaveLength(9);
    expect(handled).toEqual(["/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"]);
  });

  test("are not handled once the client has left", async () => {
    const handled: string[] = [];
    const { open, server } = await testServer({ handle: (req) => void handled.push(req.url ?? "") });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = open();
    socket.write(many(5));
    await once(server, "request");
    socket.destroy();
    await closed;
    await nextTurn();
    expect(handled).toEqual(["/0"]);
  });

  test("are in memory no more once the client has left", async () => {
    const responses: WeakRef<ServerResponse>[] = [];
    const { open, server } = await testServer({ handle: () => undefined });
    server.on("request", (_req, res) => responses.push(new WeakRef(res)));
    const socket = open();
    socket.write(many(5));
    await expect.poll(() => responses.length).toBe(5);
    socket.destroy();
    await expect.poll(() => countHeld(responses)).toBe(0);
  });
});

describe("slow clients", () => {
  const timing = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkEveryMs: 20 };

  test("one that never finishes its headers gets 408 and is closed", async () => {
    const { open } = await testServer({ timing });
    const socket = open();
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n");
    const drip = setInterval(() => socket.write("x-a: b\r\n"), 20);
    const response = await received(socket);
    clearInterval(drip);
    expect(response).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test("one that never finishes its body gets 408 and never reaches the handler", async () => {
    let handled = 0;
    const { raw } = await testServer({ timing, handle: () => void handled++ });
    expect(await raw("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc")).toMatch(
      /^HTTP\/1\.1 408 /,
    );
    expect(handled).toBe(0);
  });

  test("one that stops reading its response is closed", async () => {
    const { open, server } = await testServer({
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

describe("clients that read slowly", () => {
  test.each([
    ["another site's file", "/picture?page=a&src=b", { fileTimeoutMs: 100 }],
    ["that file, its path encoded", "/%70icture?page=a&src=b", { fileTimeoutMs: 100 }],
    ["a page", "/page", { responseTimeoutMs: 100 }],
    ["an export", "/api/saved-urls/export", { responseTimeoutMs: 100 }],
  ])("a client that reads %s in drops is closed when its time is up", async (_what, path, timing) => {
    const { open, server } = await testServer({
      timing,
      handle: (_req, res) => {
        const drip = setInterval(() => res.write("drop"), 5);
        res.once("close", () => clearInterval(drip));
      },
    });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = open();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
    expect(await received(socket)).toContain("drop");
    await closed;
  });
});

describe("bodies", () => {
  test("one of 64 KB reaches the handler whole", async () => {
    const { origin } = await testServer({ handle: echo });
    const body = "a".repeat(65_536);
    const received = await (await fetch(origin, { method: "POST", body })).json();
    expect(received).toMatchObject({ method: "POST", body });
  });

  test("one that says it is larger is rejected with 413 before it is read", async () => {
    const { origin } = await testServer({ handle: echo });
    const response = await fetch(origin, { method: "POST", body: "a".repeat(65_537) });
    expect(response.status).toBe(413);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual({
      error: "body_too_large",
      message: "The request body is too large.",
    });
  });

  test("one that turns out larger is rejected with 413", async () => {
    const { raw } = await testServer({ handle: echo });
    const chunk = `4000\r\n${"a".repeat(0x4000)}\r\n`;
    const head = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n";
    expect(await raw(`${head}${chunk.repeat(5)}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("a chunked one within the bound reaches the handler whole", async () => {
    const { raw } = await testServer({ handle: echo });
    const head = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n";
    expect(await raw(`${head}3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`)).toContain('"body":"abcde"');
  });

  test("a client that leaves in the middle of its body is no fault of ours", async () => {
    const { open, logged, server } = await testServer({ handle: echo });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = open();
    socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc");
    await once(server, "request");
    socket.destroy();
    await closed;
    expect(logged.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe("a handler that fails", () => {
  test("gets 500 without what went wrong, which goes to the log", async () => {
    const { origin, logged } = await testServer({
      handle: () => {
        throw new Error("secret detail");
      },
    });
    const response = await fetch(origin);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(await logged.line("failed")).toMatchObject({ err: { message: "secret detail" } });
  });

  test("after its response has begun is cut off, and others go on", async () => {
    const { origin } = await testServer({
      handle: async (req, res) => {
        if (req.url === "/good") return void res.end("ok");
        res.write("half");
        throw new Error("broken");
      },
    });
    await expect(fetch(`${origin}/bad`).then((response) => response.text())).rejects.toThrow();
    expect((await fetch(`${origin}/good`)).status).toBe(200);
  });
});
