// A grammar of broken documents: what pages say, in and out of their places.
import fc from "fast-check";

/** Is in texts of fuzzed pages, so that an output can be searched for what a page says. */
export const MARK = "zqxj";

const RISKY = [
  MARK,
  "<script>",
  "</title>",
  '"',
  "'",
  "`",
  "```\n# ",
  "\n\n- ",
  "| ",
  "](javascript:x)",
  "<img src=x onerror=1>",
  "{{ $a }}",
  "{!! 1 !!}",
  "@php",
  `$${"{a}"}`,
  "=1+1",
  "&amp;lt;",
  "&#0;",
  "&#x110000;",
  "\u202e",
  "\u2028",
  "\ud83d",
  "👩‍👩‍👧",
  "\0",
  "\r\n",
  "%E0%A4%A",
  "__proto__",
  "undefined",
];

/** A text as hostile pages hold it, sometimes long. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...RISKY), { maxLength: 6 }).map((parts) => parts.join("")),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...RISKY, "a", " ", "<", "&"), fc.integer({ min: 1, max: 2_000 }))
      .map(([part, times]) => part.repeat(times)),
  },
);

/** A URL in every state of decay. */
export const anyUrl: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(
      fc.constantFrom(
        "http:",
        "https:",
        "HTTP:",
        "javascript:",
        "data:",
        "//",
        "/",
        "",
        "?",
        "http:/",
        "blob:",
      ),
      fc.constantFrom("//", "", "\\\\", "//user:pw@", "////"),
      fc.constantFrom(
        "example.com",
        "10.0.0.1",
        "[::1]",
        "0x7f.1",
        "localhost",
        "a..b",
        "é.example",
        "%65.com",
        "",
      ),
      fc.constantFrom("", ":80", ":99999", ":0", ":-1", ":a"),
      anyText,
    )
    .map((parts) => parts.join("")),
  anyText,
);

const keys = fc.oneof(
  fc.constantFrom(
    ...[
      "og:title",
      "og:description",
      "og:image",
      "og:image:width",
      "og:image:alt",
      "og:url",
      "og:type",
      "og:locale",
    ],
    ...[
      "og:site_name",
      "twitter:card",
      "twitter:title",
      "twitter:image",
      "description",
      "robots",
      "viewport",
    ],
    ...["theme-color", "author", "generator", "refresh", "charset", "OG:TITLE", "ogtitle", "twitter:label1"],
  ),
  anyText,
);
const values = fc.oneof(
  anyText,
  anyUrl,
  fc.constantFrom("summary_large_image", "noindex, nofollow", "1200", "en_US"),
);
const attributes = fc.constantFrom("name", "property", "itemprop", "http-equiv", "content", "NAME");
const quotes = fc.constantFrom('"', "'", "");
const rels = fc.oneof(
  fc.constantFrom(
    "icon",
    "canonical",
    "alternate",
    "apple-touch-icon",
    "manifest",
    "image_src",
    "shortcut icon",
  ),
  anyText,
);
const types = fc.constantFrom("application/json+oembed", "text/xml+oembed", "image/png", "");

/** JSON-LD as it is, and as it should not be. */
export const anyJsonLd: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc
    .tuple(
      fc.constantFrom("Article", "WebSite", "VideoObject", "Organization", "BreadcrumbList"),
      anyText,
      anyUrl,
    )
    .map(([type, name, url]) =>
      JSON.stringify({
        "@context": "https://schema.org",
        "@type": type,
        name,
        url,
        thumbnailUrl: [url],
        image: { url },
      }),
    ),
  fc.tuple(fc.json(), fc.nat({ max: 40 })).map(([json, at]) => json.slice(0, at) + json.slice(at + 1)),
  fc.nat({ max: 3_000 }).map((depth) => "[".repeat(depth)),
  anyText,
);

const piece: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(attributes, keys, attributes, values, quotes)
    .map(([a, key, b, value, q]) => `<meta ${a}=${q}${key}${q} ${b}=${q}${value}${q}>`),
  fc
    .tuple(keys, values)
    .map(([key, value]) => `<meta property="${key}" name="${key}" content="${escaped(value)}">`),
  fc
    .tuple(rels, anyUrl, types, anyText)
    .map(
      ([rel, href, type, sizes]) =>
        `<link rel="${rel}" href="${href}" type="${type}" sizes="${sizes}" hreflang="${sizes}">`,
    ),
  anyText.map((text) => `<title>${text}</title>`),
  anyText.map((text) => `<title>${escaped(text)}</title>`),
  anyUrl.map((url) => `<base href="${url}">`),
  anyText.map((text) => `<html lang="${text}">`),
  anyText.map((text) => `<meta charset="${text}">`),
  anyJsonLd.map((json) => `<script type="application/ld+json">${json}</script>`),
  anyText.map((text) => `<h1>${text}</h1><p>${text}<img src="${text}" alt=${text}>`),
  fc.constantFrom(
    "<head>",
    "</head>",
    "<body>",
    "</html>",
    "<!--",
    "-->",
    "<svg>",
    "</svg>",
    "<template>",
    "<plaintext>",
  ),
  fc.constantFrom(
    "<noscript>",
    "<textarea>",
    "<select>",
    "<table><tr>",
    "<![CDATA[",
    "]]>",
    "<?xml",
    "</",
    "<a b='",
    "\0",
  ),
  anyText,
);

/** A document, some of it in its place. */
export const anyDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("<!doctype html>", "", "\ufeff", "<?xml version='1.0'?>"),
    fc.array(piece, { maxLength: 14 }),
  )
  .map(([start, pieces]) => start + pieces.join(""));

/** A page's response headers. */
export const anyHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.dictionary(
  fc.constantFrom(
    "content-type",
    "x-robots-tag",
    "link",
    "content-language",
    "content-disposition",
    "cache-control",
  ),
  fc.oneof(
    anyText,
    fc.constantFrom("text/html; charset=utf-8", "text/html;charset=", "noindex", "googlebot: none, a:"),
  ),
  { maxKeys: 4 },
);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
