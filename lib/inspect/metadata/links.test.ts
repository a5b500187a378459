import { describe, expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { buildPage } from "@/lib/testing/inspect/page-builder";
import type { LinkTag } from "../page/page";
import { parseDocument } from "../page/read-document";
import { linksWithUrl, readHreflang, readOembedLinks } from "./links";

const BASE = "https://example.com/guides/";

const linksOf = (...hrefs: readonly string[]): readonly LinkTag[] =>
  parseDocument(hrefs.map((href) => `<link rel="icon" href="${href}">`).join("")).links;

const urlsOf = (links: readonly LinkTag[], lookedAtMax: number, baseUrl = BASE) =>
  [...linksWithUrl(links, { baseUrl }, lookedAtMax)].map(({ url }) => url);

describe("links", () => {
  test("yields absolute URLs in document order and passes over what is none", () => {
    expect(urlsOf(linksOf("a.png", " ", "data:image/png,", "/b.png"), 10)).toEqual([
      `${BASE}a.png`,
      "https://example.com/b.png",
    ]);
  });

  test("looks at no more links than it is told, whether or not they name a URL", () => {
    const links = linksOf("data:,", "http://[", "", "a.png", "b.png");
    expect(urlsOf(links, 3)).toEqual([`${BASE}a.png`]);
  });

  test("yields at most 200,000 characters, however long the base is", () => {
    const base = `${BASE}${"x".repeat(8_000)}/`;
    expect(
      urlsOf(linksOf(...Array.from({ length: 100 }, (_, number) => `${number}.png`)), 100, base),
    ).toHaveLength(24);
  });

  const linked = (type: string) =>
    buildPage({ head: [`<link rel="alternate" type="${type}" href="/oembed">`] });

  test("knows an oEmbed link by its media type, whatever its letter case and parameters", () => {
    expect(readOembedLinks(linked("Application/JSON+oEmbed; charset=utf-8"))).toEqual([
      { url: expect.stringMatching(/\/oembed$/), type: "application/json+oembed" },
    ]);
  });

  test("reads no more of a type than a media type takes", () => {
    const work = (page: ReturnType<typeof linked>) => {
      for (let times = 0; times < 100; times++) readOembedLinks(page);
    };
    const sizes = { small: linked("a/b;".repeat(100)), large: linked("a/b;".repeat(25_000)) };
    expect(growth(work, sizes, 10)).toBeLessThan(10);
  });

  test.each([
    '<link rel="alternate" type="application/rss+xml" hreflang="en" href="/feed">',
    '<link rel="alternate" type="application/atom+xml; charset=utf-8" hreflang="en" href="/feed">',
    '<link rel="alternate" type="application/json+oembed" hreflang="en" href="/oembed">',
    '<link rel="alternate stylesheet" hreflang="en" href="/a.css">',
  ])("%s is no language version", (html) => {
    expect(readHreflang(buildPage({ html }))).toEqual([]);
  });

  test.each(["", "text/html", "TEXT/HTML; charset=utf-8", "application/xhtml+xml"])(
    "a link of type %j is a language version",
    (type) => {
      const html = `<link rel="alternate" type="${type}" hreflang="en" href="/en">`;
      expect(readHreflang(buildPage({ html }))).toHaveLength(1);
    },
  );
});
