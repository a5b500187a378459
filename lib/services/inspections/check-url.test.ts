import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readImageFile } from "@/lib/testing/image-files";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { held, html, respond } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { checkUrl } from "./check-url";

const NAMES = ["a.site.example", "b.site.example", "c.site.example"] as const;

let web: FakeWeb;
let resources: TestResources;

function resourcesOf(environment: Record<string, string> = {}): TestResources {
  const allowed = [web.origin, ...NAMES.map((name) => web.originOf(name))].join();
  const resolve = async () => ["127.0.0.1"];
  return testResources({ ALLOW_PRIVATE_ORIGINS: allowed, ...environment }, { resolve });
}

async function check(url: string, fresh = false) {
  const caller = { kind: "anonymous", network: "192.0.2.1", plan: "anonymous" } as const;
  return (await checkUrl({ ...resources, caller }, url, { fresh })).inspection();
}

function requestsOf(path: string): number {
  return web.requests.filter((request) => request.path === path).length;
}

function pageNaming(head: string): string {
  return `<!doctype html><title>Tides</title>${head}`;
}

beforeEach(async () => {
  web = await startFakeWeb();
  resources = resourcesOf();
});

afterEach(async () => {
  await resources.net.close();
  await web.close();
});

describe("a fresh check", () => {
  const image = '<meta property="og:image" content="/tides.png">';

  test("shares nothing with a check that may use the cache", async () => {
    const slow = held(html(pageNaming(image)));
    web.on("/tides.png", respond({ body: readImageFile("wide.png") }));
    web.on("/", html(pageNaming(image))).on("/slow", slow.respond);
    await check(`${web.origin}/`);
    const known = requestsOf("/tides.png");

    const url = `${web.origin}/slow`;
    const running = check(url);
    await web.requested(web.requests.length + 1);
    const fresh = [check(url, true), check(url, true), check(url)];
    await web.requested(web.requests.length + 1);
    slow.release();
    await Promise.all([running, ...fresh]);
    expect(requestsOf("/slow")).toBe(2);
    expect(requestsOf("/tides.png")).toBe(known + 1);
  });

  test("is what is cached, though a check that began before it ends after it", async () => {
    const old = held(html(pageNaming("").replace("Tides", "Ebb")));
    const url = `${web.origin}/`;
    web.on("/", old.respond);
    const before = check(url);
    await web.requested(1);
    web.on("/", html(pageNaming("")));
    await check(url, true);
    old.release();
    expect((await before).metadata.title).toBe("Ebb");
    expect((await check(url)).metadata.title).toBe("Tides");
  });
});

describe("pages that the checked page names", () => {
  test("count as pages of their own host, and are not fetched beyond its rate limit", async () => {
    resources = resourcesOf({ FETCH_PER_HOST_MINUTE: "1" });
    const dead = `<meta property="og:url" content="${web.originOf("b.site.example")}/dead">`;
    const elsewhere = `<link rel="canonical" href="${web.originOf("b.site.example")}/other">`;
    web.on("/", html(pageNaming(dead + elsewhere)));
    const { issues, previews } = await check(`${web.originOf("a.site.example")}/`);
    expect(requestsOf("/dead")).toBe(1);
    expect(issues.map(({ code }) => code)).toContain("og_url_http_error");
    expect(previews.facebook.card).toBe("none");

    const later = await check(`${web.originOf("c.site.example")}/`);
    expect(requestsOf("/dead") + requestsOf("/other")).toBe(1);
    expect(later.issues.map(({ code }) => code)).not.toContain("og_url_http_error");
    expect(later.issues.map(({ code }) => code)).not.toContain("canonical_http_error");
    expect(later.previews.facebook.card).toBe("text");
    await expect(check(`${web.originOf("b.site.example")}/`)).rejects.toMatchObject({ code: "overloaded" });
  });

  test("and their images are fetched no more than five for each page that may be read of their host", async () => {
    resources = resourcesOf({ FETCH_PER_HOST_MINUTE: "1" });
    const victim = web.originOf("b.site.example");
    const named = (from: number) =>
      Array.from(
        { length: 8 },
        (_, i) => `<meta property="og:image" content="${victim}/${from + i}.png">`,
      ).join("");
    web.on("/0.png", respond({ body: readImageFile("wide.png") }));
    web.on("/", html(pageNaming(named(0)))).on("/other", html(pageNaming(named(0))));
    const first = await check(`${web.origin}/`);
    const fetched = () =>
      web.requests.filter(({ headers }) => headers.host?.startsWith("b.site.example")).length;
    expect(fetched()).toBe(5);

    const { image, issues } = await check(`${web.originOf("a.site.example")}/other`, true);
    expect(fetched()).toBe(5);
    expect(image).toEqual(first.image);
    expect(image).toMatchObject({ state: "ok", width: 1200 });
    expect(issues.map(({ code }) => code)).not.toContain("og_image_unreachable");
  });

  test.each([
    ["is taken from its body where its head lacks a part", "", "Ebb and flood."],
    ["needs no body where its head says all", '<meta property="og:image" content="/a.png">', "Tides."],
  ])("give Facebook a card that %s", async (_what, image, description) => {
    const named = `${web.originOf("b.site.example")}/named`;
    const style = `<style>${"p{margin:0}".repeat(2_000)}</style>`;
    const tags = `<meta property="og:title" content="Tides">${image}${image && '<meta property="og:description" content="Tides.">'}`;
    web.on(
      "/named",
      html(`<head>${style}${tags}</head><body>${"<b></b>".repeat(9_000)}<p>Ebb and flood.</p>`),
    );
    web.on("/", html(pageNaming(`<meta property="og:url" content="${named}">`)));
    const { previews } = await check(`${web.originOf("a.site.example")}/`);
    expect(previews.facebook).toMatchObject({ title: "Tides", description });
  });

  test("are read once in 15 minutes for all that name them as their og:url, unless something fresh is asked for", async () => {
    const named = `${web.originOf("b.site.example")}/named`;
    const page = html(pageNaming(`<meta property="og:url" content="${named}">`));
    web
      .on("/named", html(pageNaming("")))
      .on("/", page)
      .on("/variant", page);
    const first = await check(`${web.origin}/`);
    const second = await check(`${web.origin}/variant`);
    expect(requestsOf("/named")).toBe(1);
    const { details, ...shown } = first.previews.facebook;
    expect(second.previews.facebook).toEqual({
      ...shown,
      details: { ...details, link: `${web.origin}/variant` },
    });
    await check(`${web.origin}/variant`, true);
    expect(requestsOf("/named")).toBe(2);
    resources.clock.advance(16 * 60_000);
    await check(`${web.origin}/`);
    expect(requestsOf("/named")).toBe(3);
  });

  test("are read again when they broke off", async () => {
    const named = `${web.originOf("b.site.example")}/named`;
    web.on("/", html(pageNaming(`<meta property="og:url" content="${named}">`)));
    web.on("/named", html(pageNaming(""), { headers: { "content-length": 100_000, connection: "close" } }));
    await check(`${web.origin}/`);
    await check(`${web.originOf("a.site.example")}/`);
    expect(requestsOf("/named")).toBe(2);
  });

  test("are fetched once where og:url and the canonical URL are one", async () => {
    const other = `${web.originOf("b.site.example")}/gone`;
    web.on(
      "/",
      html(pageNaming(`<meta property="og:url" content="${other}"><link rel="canonical" href="${other}">`)),
    );
    const { issues } = await check(`${web.originOf("a.site.example")}/`);
    expect(requestsOf("/gone")).toBe(1);
    const codes = issues.map(({ code }) => code);
    expect(codes).toContain("og_url_http_error");
    expect(codes).toContain("canonical_http_error");
  });
});
