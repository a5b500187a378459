// The three files that machines look for, as their routes answer them.
import robotsParser from "robots-parser";
import { describe, expect, it } from "vitest";
import * as llms from "@/app/llms.txt/route";
import * as robots from "@/app/robots.txt/route";
import * as sitemap from "@/app/sitemap.xml/route";
import { settings } from "@/lib/env";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/platform";
import { OWN_PAGES } from "./own-pages";

const { baseUrl } = settings();

async function textOf({ GET }: typeof llms, path: string): Promise<string> {
  const response = await GET(new Request(baseUrl + path));
  expect(response.status).toBe(200);
  return response.text();
}

describe("robots.txt", () => {
  it("lets search engines and every link reader see pages and results, and names the sitemap", async () => {
    const rules = robotsParser(`${baseUrl}/robots.txt`, await textOf(robots, "/robots.txt"));
    const readers = PLATFORM_NAMES.map((name) => PLATFORMS[name].crawler.token);
    for (const reader of [...readers, "Bingbot"]) {
      for (const path of ["/", "/docs/api", "/?url=https://example.com", "/social.png"])
        expect(rules.isAllowed(baseUrl + path, reader), `${reader} ${path}`).toBe(true);
      expect(rules.isAllowed(`${baseUrl}/inspect?url=https://example.com`, reader)).toBe(false);
    }
    expect(rules.getSitemaps()).toEqual([`${baseUrl}/sitemap.xml`]);
  });
});

describe("sitemap.xml", () => {
  it("lists every page of ours once, by its full address", async () => {
    const text = await textOf(sitemap, "/sitemap.xml");
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(OWN_PAGES.map(({ path }) => baseUrl + path));
  });
});

describe("llms.txt", () => {
  it("begins with the name, and links every page but the front", async () => {
    const text = await textOf(llms, "/llms.txt");
    expect(text).toMatch(/^# Headlight\n\n> /);
    const linked = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address);
    const pages = OWN_PAGES.filter(({ path }) => path !== "/").map(({ path }) => baseUrl + path);
    expect(linked.sort()).toEqual([...pages, `${baseUrl}/openapi.json`].sort());
  });
});

it.each([robots, sitemap, llms])("takes no other method", async ({ POST }) => {
  expect((await POST(new Request(baseUrl, { method: "POST" }))).status).toBe(405);
});
