import { expect, test } from "vitest";
import type { LinkTag } from "../page/page";
import { parseDocument } from "../page/read-document";
import { linksWithUrl } from "./links-with-url";

const BASE = "https://example.com/guides/";

const linksOf = (...hrefs: readonly string[]): readonly LinkTag[] =>
  parseDocument(hrefs.map((href) => `<link rel="icon" href="${href}">`).join("")).links;

const urlsOf = (links: readonly LinkTag[], lookedAtMax: number, base = BASE) =>
  [...linksWithUrl(links, base, lookedAtMax)].map(({ url }) => url);

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
