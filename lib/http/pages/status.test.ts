import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { acceptPageStatus, setPageStatus } from "./status";

let server: Server | undefined;

afterEach(() => server?.close());

/** The status a browser sees of what is drawn so; each request states the header by which pages name their response. */
async function statusOf(draw: RequestListener): Promise<number> {
  server = createServer((req, res) => {
    acceptPageStatus(req.headers, res);
    draw(req, res);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`, { headers: { "x-headlight-response": "1" } })).status;
}

function headersOf(sent: Readonly<Record<string, unknown>>): Headers {
  return new Headers(Object.entries(sent).map(([name, value]) => [name, String(value)]));
}

describe("status", () => {
  test("a page's status is kept, however the head is written", async () => {
    const implicit = await statusOf((req, res) => {
      setPageStatus(headersOf(req.headers), 503);
      res.statusCode = 200;
      res.setHeader("content-type", "text/html");
      res.end("away");
    });
    server?.close();
    const explicit = await statusOf((req, res) => {
      setPageStatus(headersOf(req.headers), 503);
      res.writeHead(200, { "content-type": "text/html" }).end("away");
    });
    expect([implicit, explicit]).toEqual([503, 503]);
  });

  test("a page that asks for none keeps its own, and a client cannot name another's response", async () => {
    expect(await statusOf((_req, res) => void res.writeHead(404).end())).toBe(404);
    server?.close();
    const status = await statusOf((req, res) => {
      setPageStatus(new Headers({ "x-headlight-response": "1" }), 503);
      res.writeHead(req.headers["x-headlight-response"] === "1" ? 500 : 200).end();
    });
    expect(status).toBe(200);
  });

  test("without a server of ours, as in tests of pages, nothing happens", () => {
    expect(() => setPageStatus(new Headers(), 503)).not.toThrow();
  });
});
