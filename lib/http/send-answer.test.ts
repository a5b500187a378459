import { get, type IncomingHttpHeaders } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { startWebServer, type TestServer } from "@/lib/testing/web-server";
import { sendAnswer } from "./send-answer";

const LONG = JSON.stringify({ text: "äöü ".repeat(1_000) });

let server: TestServer | undefined;
afterEach(() => server?.close());

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The bytes of an answer with this text as a client gets them that says what it accepts. */
async function sent(text: string, accepted: string | undefined): Promise<Sent> {
  server = await startWebServer({ handle: (req, res) => sendAnswer(req, res, new Response(text)) });
  const { origin } = server;
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  return new Promise((resolve, reject) => {
    get(origin, { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => resolve({ headers: res.headers, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

describe("a long answer", () => {
  test.each(["gzip", "br, gzip;q=0.5", "GZIP", "*", "deflate,gzip ; q=1.0"])(
    "is packed for a client that accepts %s",
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

describe("a short answer", () => {
  test("is never packed", async () => {
    const { headers, body } = await sent("{}", "gzip");
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "{}"]);
  });
});

describe("HEAD", () => {
  async function head(text: string, accepted: string): Promise<Response> {
    const { byteLength } = new TextEncoder().encode(text);
    const headers = { "content-length": String(byteLength) };
    server = await startWebServer({
      handle: (req, res) => sendAnswer(req, res, new Response(null, { headers })),
    });
    return fetch(server.origin, { method: "HEAD", headers: { "accept-encoding": accepted } });
  }

  test("names no length for what GET would pack", async () => {
    const { headers } = await head(LONG, "gzip");
    expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual(["gzip", null]);
  });

  test.each([
    [LONG, "identity"],
    ["{}", "gzip"],
  ])("names the length of what GET sends as it is", async (text, accepted) => {
    const { headers } = await head(text, accepted);
    expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual([
      null,
      String(Buffer.byteLength(text)),
    ]);
  });
});
