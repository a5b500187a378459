// The three files for crawlers and AI assistants, as their routes return them.
import { describe, expect, test } from "vitest";
import * as llmsRoute from "@/app/llms.txt/route";
import * as robotsRoute from "@/app/robots.txt/route";
import * as sitemapRoute from "@/app/sitemap.xml/route";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { robotsRules } from "@/lib/net/robots/robots-rules";
import { llmsTxt, robotsTxt, sitemap } from "./site-files";
import { SITE_PAGES } from "./site-pages";

const BASE_URL = "https://headlight.example";

describe("robots.txt", () => {
  test("robots.txt allows search engines and every crawler to fetch pages and results, and names the sitemap", () => {
    const text = robotsTxt(BASE_URL);
    const allows = (path: string, crawler: string) =>
      robotsRules(text)
        .about(BASE_URL + path)
        .allows(crawler);
    const crawlers = PLATFORM_NAMES.map((name) => PLATFORMS[name].crawler.token);
    for (const crawler of [...crawlers, "Bingbot"]) {
      for (const path of ["/", "/docs/api", "/?url=https://example.com", "/social.png"])
        expect(allows(path, crawler), `${crawler} ${path}`).toBe(true);
      expect(allows("/inspect?url=https://example.com", crawler)).toBe(false);
    }
    expect(text).toContain(`\nSitemap: ${BASE_URL}/sitemap.xml\n`);
  });
});

describe("sitemap.xml", () => {
  test("the sitemap lists every page once, by its full URL", () => {
    const text = sitemap(BASE_URL);
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(found).toEqual(SITE_PAGES.map(({ path }) => BASE_URL + path));
  });
});

describe("llms.txt", () => {
  test("llms.txt says of every operation who reaches it", () => {
    const text = llmsTxt(BASE_URL);
    expect(text).toContain(`GET ${BASE_URL}/inspect (no key needed): `);
    expect(text).toContain(`GET ${BASE_URL}/api/issues (any key): `);
    expect(text).toContain(`GET ${BASE_URL}/api/audits (Pro key): `);
    expect(text).toContain(`POST ${BASE_URL}/api/audits (Pro key with write access): `);
    expect(text).toContain(`GET ${BASE_URL}/api/keys (signed-in browsers only): `);
  });

  test.each([
    ["llms.txt", llmsRoute],
    ["robots.txt", robotsRoute],
    ["sitemap.xml", sitemapRoute],
  ])("%s is not sent again to a client that has it", async (name, { GET }) => {
    const first = await GET(new Request(`${BASE_URL}/${name}`));
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const again = await GET(new Request(`${BASE_URL}/${name}`, { headers }));
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, ""]);
  });

  test("llms.txt starts with the name and links every page except the home page", () => {
    const text = llmsTxt(BASE_URL);
    expect(text).toMatch(/^# Headlight\n\n> /);
    const linked = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url]) => url);
    const pages = SITE_PAGES.filter(({ path }) => path !== "/").map(({ path }) => BASE_URL + path);
    expect(linked.sort()).toEqual([...pages, `${BASE_URL}/openapi.json`].sort());
  });
});

describe("site files", () => {
  test.each([robotsRoute, sitemapRoute, llmsRoute])("each file allows only GET", async ({ POST }) => {
    expect((await POST(new Request(BASE_URL, { method: "POST" }))).status).toBe(405);
  });
});
