import { afterEach, describe, expect, test } from "vitest";
import { entitlements } from "@/lib/services/accounts/entitlements";
import { health } from "@/lib/services/health";
import { inspect } from "@/lib/services/inspections/inspect";
import { startWebServer, type TestServer } from "@/lib/testing/servers/web-server";
import { testResources } from "@/lib/testing/service/test-resources";
import { html } from "@/lib/testing/web/fake-responses";
import { startFakeWeb } from "@/lib/testing/web/fake-web";
import { handleDirectly } from "./direct";
import { route } from "./route";

let server: TestServer | undefined;
afterEach(() => server?.close());

async function start(): Promise<string> {
  const resources = testResources();
  const handle = handleDirectly(
    async (req, res) => {
      res.end(`Next got ${req.url}`);
    },
    { resources: () => resources },
  );
  server = await startWebServer({ handle });
  return server.origin;
}

describe("an operation handled directly", () => {
  test.each([
    ["GET", "/health", health],
    ["HEAD", "/health", health],
    ["OPTIONS", "/health", health],
    ["POST", "/health", health],
    ["GET", "/entitlements?x=1", entitlements],
    ["GET", "/inspect", inspect],
    ["HEAD", "/inspect?url=ftp://example.com/", inspect],
    ["GET", "/inspect?url=http://127.0.0.1/&fresh=1", inspect],
    ["DELETE", "/inspect?url=https://example.com/", inspect],
    ["OPTIONS", "/inspect", inspect],
  ] as const)("%s %s gets what its route file returns", async (method, path, operation) => {
    const response = await fetch(`${await start()}${path}`, { method });
    const resources = testResources();
    const expected = await route(operation, () => resources)[method](
      new Request(`http://localhost${path}`, { method }),
    );
    expect(response.status).toBe(expected.status);
    expect(Object.fromEntries(response.headers)).toMatchObject(Object.fromEntries(expected.headers));
    expect(await response.text()).toBe(await expected.text());
  });

  test("hears the headers: a bearer that is not valid is rejected", async () => {
    const headers = { authorization: "Bearer x" };
    expect((await fetch(`${await start()}/entitlements`, { headers })).status).toBe(401);
  });

  test("counts by the client's address, not by what the client says it is", async () => {
    const origin = await start();
    for (const said of ["192.0.2.1", "192.0.2.2"]) {
      await fetch(`${origin}/inspect?url=http://127.0.0.1/`, { headers: { "x-headlight-client": said } });
    }
    const { headers } = await fetch(`${origin}/inspect`);
    expect(headers.get("x-ratelimit-remaining")).toBe("48");
  });

  test("keeps the connection for the next", async () => {
    await start();
    const twice = `${"GET /health HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2)}`;
    const responses = await server?.raw(
      `${twice}GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(responses?.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  });
});

describe("handleDirectly", () => {
  test("the report of a page whose values are megabytes arrives as its route file makes it", async () => {
    const web = await startFakeWeb();
    web.on(
      "/",
      html(`<title>Tides</title><meta name="description" content="${"\u0001".repeat(1_100_000)}">`),
    );
    const resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin });
    server = await startWebServer({
      handle: handleDirectly(async () => undefined, { resources: () => resources }),
    });
    const path = `/inspect?url=${encodeURIComponent(`${web.origin}/`)}`;
    await fetch(`${server.origin}${path}`);
    const response = await fetch(`${server.origin}${path}`);
    const expected = await route(inspect, () => resources).GET(new Request(`http://localhost${path}`));
    const text = await response.text();
    expect(text.length).toBeGreaterThan(3_000_000);
    expect(text === (await expected.text())).toBe(true);
    await resources.net.close();
    await web.close();
  });
});

describe("every other URL", () => {
  test.each(["/", "/health/", "/inspection", "/api/issues", "/Health"])("%s is Next's", async (path) => {
    expect(await (await fetch(`${await start()}${path}`)).text()).toBe(`Next got ${path}`);
  });
});
