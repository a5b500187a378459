// The three files that machines look for, as their routes answer them.
import { describe, expect, it } from "vitest";
import * as llmsRoute from "@/app/llms.txt/route";
import * as robotsRoute from "@/app/robots.txt/route";
import * as sitemapRoute from "@/app/sitemap.xml/route";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { robotsRules } from "@/lib/net/robots/robots-rules";
import { llmsTxt, robotsTxt, sitemap } from "./site-files";
import { OWN_PAGES } from "./site-pages";

const BASE_URL = "https://headlight.example";

describe("robots.txt", () => {
  it("lets search engines and every link reader see pages and results, and names the sitemap", () => {
    const text = robotsTxt(BASE_URL);
    const allows = (path: string, reader: string) =>
      robotsRules(text)
        .about(BASE_URL + path)
        .allows(reader);
    const readers = PLATFORM_NAMES.map((name) => PLATFORMS[name].crawler.token);
    for (const reader of [...readers, "Bingbot"]) {
      for (const path of ["/", "/docs/api", "/?url=https://example.com", "/social.png"])
        expect(allows(path, reader), `${reader} ${path}`).toBe(true);
      expect(allows("/inspect?url=https://example.com", reader)).toBe(false);
    }
    expect(text).toContain(`\nSitemap: ${BASE_URL}/sitemap.xml\n`);
  });
});

describe("sitemap.xml", () => {
  it("lists every page of ours once, by its full address", () => {
    const text = sitemap(BASE_URL);
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(OWN_PAGES.map(({ path }) => BASE_URL + path));
  });
});

describe("llms.txt", () => {
  it("begins with the name, and links every page but the front", () => {
    const text = llmsTxt(BASE_URL);
    expect(text).toMatch(/^# Headlight\n\n> /);
    const linked = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address);
    const pages = OWN_PAGES.filter(({ path }) => path !== "/").map(({ path }) => BASE_URL + path);
    expect(linked.sort()).toEqual([...pages, `${BASE_URL}/openapi.json`].sort());
  });
});

it.each([robotsRoute, sitemapRoute, llmsRoute])("each takes no other method", async ({ POST }) => {
  expect((await POST(new Request(BASE_URL, { method: "POST" }))).status).toBe(405);
});
