import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { SESSION_COOKIE } from "@/lib/http/cookies";
import { testServer } from "@/lib/testing/servers/test-server";
import { cachePages } from "./page-cache";

/** A site whose pages tell what they were rendered from, as the listener hands requests over. */
async function start(handler: (req: IncomingMessage, res: ServerResponse) => void = page) {
  const rendered: string[] = [];
  const cached = cachePages(async (req, res) => {
    rendered.push(`${req.method} ${req.url} ${req.headers.cookie ?? "-"}`);
    await Promise.resolve();
    handler(req, res);
  });
  const { origin } = await testServer({
    handle: (req, res) => {
      req.headers["content-security-policy"] = `script-src 'nonce-${req.headers["x-nonce"]}'`;
      // No path of the test server is a page's, for which alone the listener leaves this header.
      if (req.headers["x-rsc"] !== undefined) req.headers.rsc = "1";
      return cached(req, res);
    },
  });
  const open = (path: string, nonce: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, "x-nonce": nonce } });
  return { open, rendered };
}

function page({ headers, url }: IncomingMessage, res: ServerResponse): void {
  const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"]?.toString() ?? "")?.[1];
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.write(`<script nonce="${nonce}">1</script>`);
  res.end(Buffer.from(`<p>${url} ${headers["x-secret"] ?? ""} é</p><script nonce="${nonce}">2</script>`));
}

const html = (path: string, nonce: string) =>
  `<script nonce="${nonce}">1</script><p>${path}  é</p><script nonce="${nonce}">2</script>`;

describe("a page of the documentation", () => {
  test("is rendered once, and each response has a nonce of its own", async () => {
    const { open, rendered } = await start();
    const headers = { "x-secret": "secret" };
    const texts = await Promise.all(
      ["one", "two", "three"].map(async (nonce) => (await open("/docs", nonce, { headers })).text()),
    );
    expect(texts).toEqual([html("/docs", "one"), html("/docs", "two"), html("/docs", "three")]);
    expect(await (await open("/docs", "four")).text()).toBe(html("/docs", "four"));
    expect(rendered).toEqual(["GET /docs theme=system"]);
  });

  test("is not sent again to a client that has it, whose copy keeps its own nonce", async () => {
    const { open } = await start();
    const first = await open("/docs", "one");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const again = await open("/docs", "two", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.has("content-security-policy")).toBe(false);
    const dark = await open("/docs", "three", { headers: { "if-none-match": etag, cookie: "theme=dark" } });
    expect(dark.headers.get("etag")).toBe(etag);
    expect((await open("/docs", "four", { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
  });

  test("is rendered for HEAD as little, and tells its length", async () => {
    const { open, rendered } = await start();
    const init = { method: "HEAD", headers: { "accept-encoding": "identity" } };
    for (let sent = 0; sent < 5; sent += 1) {
      const response = await open("/docs/issues/missing_title", "n", init);
      expect(response.headers.get("content-length")).toBe(
        String(Buffer.byteLength(html("/docs/issues/missing_title", "n"))),
      );
    }
    expect(rendered).toHaveLength(1);
  });

  test("is rendered for each theme, and for no other cookie", async () => {
    const { open, rendered } = await start();
    for (const cookie of ["theme=dark", "theme=light; a=b", "theme=dark; x=1", "theme=none", "a=b"]) {
      await open("/", "n", { headers: { cookie } });
    }
    expect(rendered).toEqual(["GET / theme=dark", "GET / theme=light", "GET / theme=system"]);
  });
});

describe("what is not the same for everyone is rendered each time", () => {
  test.each([
    ["a page with a query", "/docs/issues?q=title", {}],
    ["a signed-in visitor's page", "/docs", { headers: { cookie: `${SESSION_COOKIE}=a` } }],
    ["a part of a page", "/docs", { headers: { "x-rsc": "1" } }],
    ["a page of an account", "/saved", {}],
    ["a page that does not exist", "/nowhere/docs/issues/x", {}],
  ])("%s", async (_name, path, init) => {
    const { open, rendered } = await start();
    await (await open(path, "n", init)).text();
    await (await open(path, "n", init)).text();
    expect(rendered).toHaveLength(2);
  });

  test.each([
    ["an error", (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(500).end("broken")],
    [
      "a response with a cookie",
      (req: IncomingMessage, res: ServerResponse) => {
        res.setHeader("set-cookie", "a=b");
        page(req, res);
      },
    ],
  ])("%s", async (_name, handler) => {
    const { open, rendered } = await start(handler);
    await open("/docs", "n");
    await open("/docs", "n");
    expect(rendered.length).toBeGreaterThanOrEqual(2);
  });
});

describe("cachePages", () => {
  test("a large page is compressed for clients that accept it", async () => {
    const { open } = await start((_req, res) => {
      res.setHeader("content-type", "text/html");
      res.end("<p>text</p>".repeat(1_000));
    });
    const response = await open("/docs", "n", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.text()).toBe("<p>text</p>".repeat(1_000));
  });
});
