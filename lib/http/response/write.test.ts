import { EventEmitter, once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { LongJson } from "@/lib/long-json";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { startWebServer, type TestServer } from "@/lib/testing/servers/web-server";
import type { ApiResponse } from "./response";
import { writeResponse } from "./write";

const LONG = JSON.stringify({ text: "äöü ".repeat(1_000) });
const HOSTILE = `${"\u0001\u0002ä😀".repeat(300_000)}`;
const VALUE = { title: HOSTILE, tags: [{ content: HOSTILE }, { content: HOSTILE }] };
const VERY_LONG = new LongJson(VALUE);
const VERY_LONG_BYTES = Buffer.from(`${JSON.stringify(VALUE)}\n`);

let server: TestServer | undefined;
afterEach(() => server?.close());

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function serve(body: ApiResponse["body"], headers: ApiResponse["headers"] = {}): Promise<TestServer> {
  server = await startWebServer({
    handle: (req, res) => writeResponse(req, res, { status: 200, headers, body }),
  });
  return server;
}

/** The bytes of a response with this body as a client gets them that says what it accepts. */
async function sent(body: ApiResponse["body"], accepted: string | undefined): Promise<Sent> {
  const { origin } = await serve(body);
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  return new Promise((resolve, reject) => {
    get(origin, { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => resolve({ headers: res.headers, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

describe("a long response", () => {
  test("that must not be transformed is sent as it is", async () => {
    const { origin } = await serve(LONG, { "cache-control": "no-store, no-transform" });
    const response = await fetch(origin, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(LONG);
  });

  test.each(["gzip", "br, gzip;q=0.5", "GZIP", "*", "deflate,gzip ; q=1.0"])(
    "is compressed for a client that accepts %s",
    async (accepted) => {
      const { headers, body } = await sent(LONG, accepted);
      expect(headers["content-encoding"]).toBe("gzip");
      expect(headers["content-length"]).toBe(String(body.length));
      expect(gunzipSync(body).toString()).toBe(LONG);
    },
  );

  test.each([undefined, "br", "gzip;q=0", "gzip; q=0.000, *", "identity", "x-gzipped"])(
    "is sent as it is to a client that accepts %s",
    async (accepted) => {
      const { headers, body } = await sent(LONG, accepted);
      expect(headers["content-encoding"]).toBeUndefined();
      expect(body.toString()).toBe(LONG);
    },
  );

  test("tells caches that it depends on what the client accepts", async () => {
    expect((await sent(LONG, undefined)).headers.vary).toBe("accept-encoding");
  });
});

describe("a very long response", () => {
  test("arrives completely, with its length", async () => {
    const { headers, body } = await sent(VERY_LONG, undefined);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(body.equals(VERY_LONG_BYTES)).toBe(true);
  });

  test("arrives completely when it is compressed", async () => {
    const { headers, body } = await sent(VERY_LONG, "gzip");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(gunzipSync(body).equals(VERY_LONG_BYTES)).toBe(true);
  });

  test("leaves the connection to the next request", async () => {
    const { raw } = await serve(VERY_LONG);
    const next = "GET / HTTP/1.1\r\nHost: a\r\n";
    const responses = await raw(`${next}\r\n${next}Connection: close\r\n\r\n`);
    expect(responses.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(responses.endsWith(`${VERY_LONG_BYTES}`.slice(-1_000))).toBe(true);
  });
});

describe("a client of a very long response", () => {
  /** Tells of each piece before it is made. */
  class WatchedJson extends LongJson {
    constructor(private readonly beforeEach: () => void) {
      super(VALUE);
    }

    override *[Symbol.iterator](): Generator<string> {
      for (const piece of super[Symbol.iterator]()) {
        this.beforeEach();
        yield piece;
      }
    }
  }

  const pieces = [...new LongJson(VALUE)].length;

  test("has no more than one piece waiting for it, however slowly it reads", async () => {
    const waiting: number[] = [];
    const handle = async (req: IncomingMessage, res: ServerResponse) => {
      const body = new WatchedJson(() => waiting.push(res.writableLength));
      await writeResponse(req, res, { status: 200, headers: {}, body });
    };
    server = await startWebServer({ handle });
    const response = await fetch(server.origin, { headers: { "accept-encoding": "identity" } });
    expect((await response.arrayBuffer()).byteLength).toBe(VERY_LONG_BYTES.length);
    expect(waiting).toHaveLength(2 * pieces);
    expect(Math.max(...waiting)).toBeLessThan(65_536);
  });

  test.each(["identity", "gzip"])(
    "lets others have their turn after each piece of it: %s",
    async (accepted) => {
      let turn = 0;
      const turns: number[] = [];
      const handle = (req: IncomingMessage, res: ServerResponse) =>
        writeResponse(req, res, { status: 200, headers: {}, body: new WatchedJson(() => turns.push(turn)) });
      server = await startWebServer({ handle });
      let next: NodeJS.Immediate;
      const count = () => {
        turn += 1;
        next = setImmediate(count);
      };
      next = setImmediate(count);
      const response = await fetch(server.origin, { headers: { "accept-encoding": accepted } });
      await response.arrayBuffer();
      clearImmediate(next);
      expect(turns.length).toBeGreaterThanOrEqual(pieces);
      expect(new Set(turns).size).toBe(turns.length);
    },
  );

  test.each([
    ["in the middle of it", "identity", (socket: Socket) => once(socket, "data")],
    ["before it is compressed", "gzip", async () => undefined],
    ["before its length is known", "identity", async () => undefined],
  ])("that leaves %s ends the work on it, and nothing waits for it", async (_when, accepted, reads) => {
    let made = 0;
    let waits = 0;
    const begun = new EventEmitter();
    const ended = once(begun, "ended");
    const handle = async (req: IncomingMessage, res: ServerResponse) => {
      begun.emit("begun");
      await writeResponse(req, res, { status: 200, headers: {}, body: new WatchedJson(() => made++) });
      waits = res.listenerCount("drain");
      begun.emit("ended");
    };
    server = await startWebServer({ handle });
    const running = once(begun, "begun");
    const socket = server.open();
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\n\r\n`);
    await running;
    await reads(socket);
    socket.destroy();
    await ended;
    expect(made).toBeLessThan(accepted === "gzip" ? pieces : 2 * pieces);
    expect([waits, server.logged.text()]).toEqual([0, expect.not.stringContaining("failed")]);
  });
});

describe("a long report", () => {
  const encoded = encodeInspection(inspectionOf("https://example.com/", { finalUrl: HOSTILE }));

  test.each(["identity", "gzip"])("arrives as it was encoded: %s", async (accepted) => {
    const { json } = await encoded;
    const { headers, body } = await sent(json, accepted);
    expect(headers["content-length"]).toBe(String(body.length));
    const plain = accepted === "gzip" ? gunzipSync(body) : body;
    expect(plain.length).toBe(json.length);
    expect(JSON.parse(plain.toString())).toEqual(await json.parse());
  });

  test("has a few pieces at most waiting for a client that does not read, and ends with it", async () => {
    const { json } = await encoded;
    const events = new EventEmitter();
    const begun = once(events, "begun");
    const ended = once(events, "ended");
    const handle = async (req: IncomingMessage, res: ServerResponse) => {
      events.emit("begun", res);
      await writeResponse(req, res, { status: 200, headers: {}, body: json }).finally(() =>
        events.emit("ended"),
      );
    };
    server = await startWebServer({ handle });
    const socket = server.open().pause();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const [res]: ServerResponse[] = await begun;
    await expect.poll(() => res?.writableNeedDrain).toBe(true);
    expect(json.length).toBeGreaterThan(5_000_000);
    expect(res?.writableLength).toBeLessThan(262_144);
    socket.destroy();
    await ended;
    await expect.poll(() => server?.logged.text()).toContain('"cut":true');
    expect(server.logged.text()).not.toContain('"level":50');
  });
});

describe("a short response", () => {
  test("is never compressed", async () => {
    const { headers, body } = await sent("{}", "gzip");
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "{}"]);
  });
});

describe("HEAD", () => {
  async function head(body: ApiResponse["body"], accepted: string): Promise<Response> {
    const { origin } = await serve(body);
    return fetch(origin, { method: "HEAD", headers: { "accept-encoding": accepted } });
  }

  test.each([LONG, VERY_LONG])("names no length for what GET would compress", async (body) => {
    const { headers } = await head(body, "gzip");
    expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual(["gzip", null]);
  });

  test.each([
    [LONG, "identity"],
    [VERY_LONG, "identity"],
    ["{}", "gzip"],
  ])("names the length of what GET sends as it is", async (body, accepted) => {
    const { headers } = await head(body, accepted);
    expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual([
      null,
      String(Buffer.byteLength([...body].join(""))),
    ]);
  });
});
