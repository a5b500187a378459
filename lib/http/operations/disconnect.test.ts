import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inspect } from "@/lib/services/inspections/inspect";
import { readImageFile } from "@/lib/testing/image-files";
import { startWebServer, type TestServer } from "@/lib/testing/servers/web-server";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { held, html, respond, silence } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { handleDirectly } from "./direct";
import { route } from "./route";

const PAGE = html(
  '<!doctype html><title>Tides</title><link rel="icon" href="/i.png"><meta property="og:image" content="/o.png">',
);

let web: FakeWeb;
let resources: TestResources;
let server: TestServer;

beforeEach(async () => {
  web = await startFakeWeb();
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin });
  const handle = handleDirectly(async () => undefined, { resources: () => resources });
  server = await startWebServer({ handle });
});

afterEach(async () => {
  await server.close();
  await resources.net.close();
  await web.close();
});

function request(path = "/"): Socket {
  const client = server.open();
  client.write(requestOf(path));
  return client;
}

function requestOf(path: string): string {
  return `GET /inspect?url=${encodeURIComponent(`${web.origin}${path}`)} HTTP/1.1\r\nHost: a\r\n\r\n`;
}

/** The paths that the checked site was requested for. */
const paths = () => web.requests.map(({ path }) => path);

async function inspected(path = "/"): Promise<Response> {
  return fetch(`${server.origin}/inspect?url=${encodeURIComponent(`${web.origin}${path}`)}`);
}

describe("a client that leaves", () => {
  test("a check ends with the connection of the only client that waits for it, and is neither kept nor given back", async () => {
    web.on("/", silence());
    const client = request();
    await web.requested(1);
    client.destroy();
    await web.quiet();
    expect(resources.net.idle).toBe(true);

    web.on("/", PAGE).on("/o.png", respond({ body: readImageFile("wide.png") }));
    const next = await inspected();
    expect(next.headers.get("x-cache")).toBe("miss");
    expect(next.headers.get("x-ratelimit-remaining")).toBe("48");
  });

  test("what a page points at is fetched no longer either, and nothing of it is kept", async () => {
    web.on("/", PAGE).on("/o.png", silence()).on("/i.png", silence()).on("/robots.txt", silence());
    const client = request();
    await web.requested(4);
    client.destroy();
    await web.quiet();
    expect(resources.net.idle).toBe(true);

    web.on("/o.png", respond({ body: readImageFile("wide.png") }));
    web.on("/robots.txt", respond({ body: "User-agent: *\nDisallow: /" })).on("/i.png", PAGE);
    const next = await inspected();
    expect(next.headers.get("x-cache")).toBe("miss");
    const { image, issues } = await next.json();
    expect(image).toMatchObject({ state: "ok", width: 1200 });
    expect(issues.map(({ code }: { code: string }) => code)).toContain("robots_txt_blocks_crawler");
  });

  test("a client that stays gets its report though another that waited for the same has left", async () => {
    const page = held(PAGE);
    web.on("/", page.respond);
    const leaves = request();
    await web.requested(1);
    const url = `http://localhost/inspect?url=${encodeURIComponent(`${web.origin}/`)}`;
    const stays = route(inspect, () => resources).GET(new Request(url));
    leaves.destroy();
    await server.logged.line("request");
    page.release();
    expect((await stays).status).toBe(200);
    expect(web.requests.filter(({ path }) => path === "/")).toHaveLength(1);
  });

  test("every request that a client sent ahead over one connection is given up with it", async () => {
    web.on("/1", html("<!doctype html><title>Tides</title>")).on("/2", silence()).on("/3", silence());
    const client = request("/1");
    for (const path of ["/2", "/3"]) client.write(requestOf(path));
    await vi.waitFor(() => expect(paths()).toContain("/2"));
    client.destroy();
    await vi.waitFor(() => expect(resources.net.idle).toBe(true));
    expect(paths()).not.toContain("/3");
  });

  test("a number that a client names is not believed", async () => {
    web.on("/", silence());
    const other = request();
    await web.requested(1);
    web.on("/own", PAGE);
    const url = `${server.origin}/inspect?url=${encodeURIComponent(`${web.origin}/own`)}`;
    const { status } = await fetch(url, { headers: { "x-headlight-connection": "1" } });
    expect(status).toBe(200);
    other.destroy();
  });
});
