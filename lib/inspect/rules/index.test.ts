// Whatever a page holds, every rule answers, and in time: pages are written by strangers.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import type { ImageFacts, ImageState } from "../linked";
import type { Example } from "./rule";

const KEYS = [
  "og:image",
  "og:image:width",
  "og:image:alt",
  "og:url",
  "og:title",
  "og:locale",
  "twitter:image",
  "twitter:card",
  "robots",
  "viewport",
  "description",
  "__proto__",
  "constructor",
  "toString",
];
const TEXTS = [
  "",
  " ",
  "https://example.com/a.jpg",
  "http://[::1]/a.jpg",
  "//",
  "https://",
  "/\\example.com",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "noindex, max-snippet:0, otherbot: none",
  "__proto__",
  "\u0000\u202e\ud800",
  "{{ title }} @if(true) {!! $x !!}",
  "-1e999",
  "x-default",
];
const STATES: readonly ImageState[] = [
  "ok",
  "unreadable",
  "http_error",
  "not_an_image",
  "timeout",
  "blocked",
];

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 60 }));
const attribute = text.map((value) => value.replaceAll('"', "&quot;"));
const meta = fc
  .tuple(fc.constantFrom("name", "property"), fc.constantFrom(...KEYS), attribute)
  .map(([by, key, value]) => `<meta ${by}="${key}" content="${value}">`);
const link = fc
  .tuple(fc.constantFrom("canonical", "icon", "alternate", "__proto__"), attribute, attribute)
  .map(([rel, href, hreflang]) => `<link rel="${rel}" href="${href}" hreflang="${hreflang}">`);
const script = text.map((value) => `<script type="application/ld+json">${value}</script>`);
const html = fc.array(fc.oneof(meta, link, script, text), { maxLength: 12 }).map((tags) => tags.join(""));
const pixels = fc.constantFrom(null, 0, 1, 143, 200, 1200, 5000, 2 ** 31);
const facts: fc.Arbitrary<Partial<ImageFacts>> = fc.record({
  state: fc.constantFrom(...STATES),
  width: pixels,
  height: pixels,
  bytes: fc.constantFrom(null, 0, 700_000, 9_000_000),
  format: fc.constantFrom(null, "png", "svg", "avif", "__proto__"),
});
const example: fc.Arbitrary<Example> = fc
  .record({ html, lang: attribute, image: facts, headers: fc.dictionary(fc.string(), text) })
  .map(({ html, lang, image, headers }) => ({
    html: "",
    document: `<!doctype html><html lang="${lang}"><head>${html}</head><body></body></html>`,
    images: { "https://example.com/a.jpg": image },
    fetched: { headers },
  }));

test("no page makes a rule throw, and every finding can be shown and scored", () => {
  fc.assert(
    fc.property(example, (page) => {
      const { issues, score } = inspectExample(page);
      expect(score.value).toBeGreaterThanOrEqual(0);
      for (const { description, points } of issues) {
        expect(description.length).toBeLessThanOrEqual(700);
        expect(points).toBeGreaterThanOrEqual(0);
      }
      JSON.stringify(issues);
    }),
    { numRuns: 300, seed: 20_261_128 },
  );
});

describe("pages made to cost time", () => {
  const repeated = (count: number, tag: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => tag(index)).join("");
  const big = "a".repeat(1_000_000);

  test.each([
    ["10,000 pictures", repeated(10_000, (index) => `<meta property="og:image" content="/${index}.jpg">`)],
    [
      "10,000 languages",
      repeated(10_000, (index) => `<link rel="alternate" hreflang="x${index}" href="/${index}">`),
    ],
    ["10,000 canonical links", repeated(10_000, (index) => `<link rel="canonical" href="/${index}">`)],
    [
      "10,000 icons",
      repeated(10_000, (index) => `<link rel="icon" href="/${index}.png" sizes="${index}x1">`),
    ],
    ["a picture of 1 MB in the tag", `<meta property="og:image" content="data:image/png;base64,${big}">`],
    [
      "addresses of 1 MB",
      `<meta property="og:image" content="/${big}"><meta property="og:url" content="/${big}">`,
    ],
    ["robots rules of 1 MB", `<meta name="robots" content="${"max-snippet:1,".repeat(70_000)}">`],
    ["a viewport of 1 MB", `<meta name="viewport" content="${" ".repeat(1_000_000)}x">`],
  ])(
    "%s are answered for",
    (_, html) => {
      const without = ["og:image", "og:url", "viewport", "link:canonical", "link:icon"];
      const { issues } = inspectExample({ html, without });
      expect(issues.length).toBeGreaterThan(0);
      for (const { description } of issues) expect(description.length).toBeLessThanOrEqual(700);
    },
    5_000,
  );
});
