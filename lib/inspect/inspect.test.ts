import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemsOf } from "@/lib/testing/inspect/inspection-problems";
import { exampleHtml, inspectAs, inspectExample } from "./example/inspect-example";
import { PERFECT_IMAGE_URL } from "./example/perfect-page";
import type { ImageFacts, ImageState } from "./resources";
import { escapeHtml } from "./rules/fixes/snippet";
import { RULES } from "./rules/index";
import type { Example } from "./rules/rule";

const HOSTILE = [
  "{{ $secret }} {!! $raw !!} {{-- x --}}",
  "@if(true) @php(system('id')) @endif me@example.com",
  `") @section('x', "`,
  "</title><script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "' onmouseover='alert(1)",
  "<?php echo 1 ?> $name {$name} \\u{41} \\",
  "undefined",
  "[object Object] %s",
  "&amp;lt;b&amp;gt; &lt;p&gt;",
  "Ã© \uFFFD \u202E\u0000",
  "👩‍👩‍👧 潮汐 ﷺ",
  "x".repeat(2048),
  "https://example.com/a b?c=<d>&e",
  "javascript:alert(1)",
  "#abc",
  "noindex, nosnippet, max-snippet:0, otherbot: none",
  "https://",
  "//",
  "/\\example.com",
  "http://[::1]/a.jpg",
  "data:image/png;base64,AAAA",
  "-1e999",
  "x-default",
  "__proto__",
];
const KEYS = [
  "description",
  "viewport",
  "robots",
  "theme-color",
  "og:title",
  "og:titel",
  "og:description",
  "og:image",
  "og:image:alt",
  "og:image:width",
  "og:url",
  "og:type",
  "og:site_name",
  "og:locale",
  "twitter:card",
  "twitter:title",
  "twitter:image",
  "__proto__",
];
const LINKS = ["canonical", "icon", "alternate", "apple-touch-icon"];

const anyText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary", maxLength: 30 }));
const anyMeta = fc
  .tuple(fc.constantFrom("name", "property"), fc.constantFrom(...KEYS), anyText)
  .map(([attribute, key, text]) => `<meta ${attribute}="${key}" content="${escapeHtml(text)}">`);
const anyLink = fc
  .tuple(fc.constantFrom(...LINKS), anyText, fc.constantFrom("", 'hreflang="en"', 'hreflang="xx-yy"'))
  .map(([rel, text, more]) => `<link rel="${rel}" href="${escapeHtml(text)}" ${more}>`);
const anyJsonLd = anyText.map((text) => `<script type="application/ld+json">${text}</script>`);
const anyTitle = anyText.map((text) => `<title>${escapeHtml(text)}</title>`);
const anyBody = anyText.map(
  (text) => `<h1>${escapeHtml(text)}</h1><p>${escapeHtml(text)} ${"and so on ".repeat(9)}</p>`,
);
const anyJunk = fc.constantFrom(
  "<div>",
  "</head>",
  "<script type=application/ld+json>{",
  "<!--",
  "<body>",
  "<base href=//x>",
);
const anyDocument = fc
  .array(fc.oneof(anyMeta, anyLink, anyJsonLd, anyTitle, anyBody, anyJunk), { maxLength: 14 })
  .map((parts) => parts.join("\n"));

const STATES: readonly ImageState[] = [
  "ok",
  "unreadable",
  "http_error",
  "not_an_image",
  "timeout",
  "blocked",
];
const anyPixels = fc.constantFrom(null, 0, 1, 143, 200, 1200, 5000, 2 ** 31);
const anyFacts: fc.Arbitrary<Partial<ImageFacts>> = fc.record({
  state: fc.constantFrom(...STATES),
  status: fc.constantFrom(null, 200, 404),
  width: anyPixels,
  height: anyPixels,
  bytes: fc.constantFrom(null, 0, 700_000, 9e9),
  format: fc.constantFrom(null, "png", "svg", "avif", "__proto__"),
  timeMs: fc.constantFrom(1, 9000),
});

const anyExample: fc.Arbitrary<Example> = fc.record({
  html: fc.constant(""),
  document: anyDocument,
  fetched: fc.record({
    status: fc.constantFrom(200, 404, 503),
    responseTimeMs: fc.nat({ max: 20_000 }),
    finalUrl: fc.constantFrom(
      "https://example.com/guides/tides",
      "http://example.org/",
      "https://x.example/%E0%A4%A/?q",
    ),
    hops: fc.array(fc.record({ url: fc.constant("http://example.com/"), status: fc.constant(301) }), {
      maxLength: 9,
    }),
    headers: fc.oneof(
      fc.constantFrom<Record<string, string>>(
        { "content-type": "text/html; charset=utf-8" },
        { "content-type": "image/png", "x-robots-tag": "none", "content-disposition": "attachment" },
      ),
      fc.dictionary(fc.string(), anyText),
    ),
  }),
  images: fc.record({ [PERFECT_IMAGE_URL]: anyFacts }),
});

describe("inspect", () => {
  test("every rule returns a sane result for anything a page says, and its snippets stay text", () => {
    fc.assert(
      fc.property(anyExample, (example) => {
        const found = inspectExample(example);
        expect(problemsOf(found)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test.each(HOSTILE)("the text %j does no harm in the snippets of a page that says it everywhere", (text) => {
    expect(problemsOf(inspectExample({ html: "", document: everywhere(text) }))).toEqual([]);
    expect(problemsOf(inspectExample({ html: everywhere(text) }))).toEqual([]);
  });

  test.each(RULES)("hostile texts do no harm in the snippet of $code", ({ examples }) => {
    const small = examples.bad.filter(({ stylesBytes = 0 }) => stylesBytes < 40_000);
    for (const text of [HOSTILE.slice(0, 7).join(" "), "undefined", "x".repeat(2048)]) {
      for (const bad of small)
        expect(problemsOf(inspectAs(bad, `${everywhere(text)}\n${exampleHtml(bad)}`))).toEqual([]);
    }
  });

  function everywhere(text: string): string {
    const escaped = escapeHtml(text);
    return `<title>${escaped}</title>
<meta name="description" content="${escaped}"><meta property="og:title" content="${escaped}">
<meta property="og:site_name" content="${escaped}"><h1>${escaped}</h1><p>${escaped}</p>`;
  }
});
