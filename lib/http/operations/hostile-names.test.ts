// Names that lead into a private network, and cookies, through the whole service: its web server, its check, real sockets.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startWebServer, type TestServer } from "@/lib/testing/servers/web-server";
import { testResources } from "@/lib/testing/service/test-resources";
import { html, type Responder, redirect } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { handleDirectly } from "./direct";

/** What each name resolves to: one response per lookup, the last again and again. */
const NAMES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "site.example": [["127.0.0.1"]],
  "shop.example": [["127.0.0.1"]],
  "private.test": [["127.0.0.1"]],
  "mixed.test": [["8.8.8.8", "127.0.0.1"]],
  "last-of-many.test": [[...Array.from({ length: 30 }, (_, i) => `8.8.4.${i}`), "10.0.0.1"]],
  "six.test": [["2606:4700::1", "fd00::1"]],
  "mapped.test": [["::ffff:127.0.0.1"]],
  "nat64.test": [["64:ff9b::7f00:1"]],
  "metadata.test": [["169.254.169.254"]],
  "changing.test": [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["127.0.0.1"]],
};
const HOSTILE = Object.keys(NAMES).filter((name) => name.endsWith(".test"));

let web: FakeWeb;
let server: TestServer;
let close: () => Promise<void>;

beforeEach(async () => {
  web = await startFakeWeb();
  const responses = new Map(Object.entries(NAMES).map(([name, all]) => [name, [...all]]));
  const resolve = async (host: string) => {
    const [first = [], ...rest] = responses.get(host) ?? [];
    if (rest.length > 0) responses.set(host, rest);
    return first;
  };
  const allowed = ["site.example", "shop.example"].map((name) => web.originOf(name)).join();
  // Names of allowed origins are looked up by the same resolver here.
  const resources = testResources({ ALLOW_PRIVATE_ORIGINS: allowed }, { resolve });
  const handle = handleDirectly(async () => undefined, { resources: () => resources });
  server = await startWebServer({ handle });
  close = () => resources.net.close();
});

afterEach(async () => {
  await server.close();
  await close();
  await web.close();
});

async function inspected(url: string) {
  const response = await fetch(`${server.origin}/inspect?fresh=1&url=${encodeURIComponent(url)}`);
  return { status: response.status, body: await response.json() };
}

/** What was requested under a hostile name, whose requests would carry it as their host. */
function reached(): readonly string[] {
  return web.requests.map(({ headers }) => headers.host ?? "").filter((host) => host.includes(".test"));
}

describe.each(HOSTILE)("the name %s", (name) => {
  test("is rejected, at each of three tries, and no connection made", async () => {
    for (let tried = 0; tried < 3; tried++) {
      const { status, body } = await inspected(web.originOf(name));
      expect({ status, error: body.error }).toEqual({ status: 403, error: "private_address" });
    }
    expect(web.connections).toBe(0);
  });

  test("is rejected where a public page redirects to it", async () => {
    web.on("/", redirect(`${web.originOf(name)}/secret`));
    const { status, body } = await inspected(`${web.originOf("site.example")}/`);
    expect({ status, error: body.error }).toEqual({ status: 403, error: "private_address" });
    expect(reached()).toEqual([]);
  });

  test("is rejected as an image, an oEmbed response, a canonical URL, og:url and behind robots.txt", async () => {
    const there = web.originOf(name);
    const head = `<title>Tides</title><meta property="og:image" content="${there}/o.png"><link rel="icon" href="${there}/i.png">
      <link rel="canonical" href="${there}/c"><meta property="og:url" content="${there}/u">
      <link rel="alternate" type="application/json+oembed" href="${there}/e">`;
    web.on("/", html(`<!doctype html>${head}`)).on("/robots.txt", redirect(`${there}/robots.txt`));
    const { status, body } = await inspected(`${web.originOf("site.example")}/`);
    expect({ status, state: body.image.state }).toEqual({ status: 200, state: "blocked" });
    expect(reached()).toEqual([]);
  });
});

describe("hostile names", () => {
  test("a cookie goes back to its host alone, in this check alone", async () => {
    const [site, shop] = [web.originOf("site.example"), web.originOf("shop.example")];
    const setting = (location: string, cookie: string): Responder =>
      redirect(location, { headers: { "set-cookie": cookie } });
    web
      .on("/", setting(`${shop}/in`, "site=1; Domain=example"))
      .on("/in", setting(`${site}/back`, "shop=2"))
      .on("/back", setting(`${shop}/page`, "more=3"))
      .on("/page", html(`<!doctype html><title>Tides</title><link rel="icon" href="/i.png">`));
    for (let check = 0; check < 2; check++) expect((await inspected(`${site}/`)).status).toBe(200);
    const sent = web.requests.map(({ path, headers }) => `${path} ${headers.cookie ?? "-"}`);
    const pages = sent.filter((line) => /^\/(in|back|page)? /.test(line));
    const once = ["/ -", "/in -", "/back site=1", "/page shop=2"];
    expect(pages).toEqual([...once, ...once]);
    expect(sent.filter((line) => line.startsWith("/i.png"))).toEqual(["/i.png -", "/i.png -"]);
  });
});
