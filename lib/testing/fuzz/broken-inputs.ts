// Inputs that are made to break what reads them, kind by kind.
import fc from "fast-check";
import { allImageFiles } from "../image-files";
import { anyDocument, anyHeaders, anyJsonLd, anyText, anyUrl } from "./broken-page";

export const PAGE_URL = "https://example.com/guides/tides";

export const pages = fc.record({
  document: anyDocument,
  headers: anyHeaders,
  finalUrl: fc.constantFrom(PAGE_URL, "http://x.example/%E0%A4%A/?q"),
});

/** A document as bytes of some encoding, what its response says of that, and where it is cut as it arrives. */
export const pagesInPieces = fc
  .record({
    document: anyDocument,
    encoding: fc.constantFrom("utf8" as const, "latin1" as const, "utf16le" as const),
    noise: fc.uint8Array({ maxLength: 6 }),
    type: fc.constantFrom(
      null,
      "text/html",
      "text/html; charset=shift_jis",
      "text/html;charset=utf-16",
      "text/html; charset=gbk",
    ),
    cuts: fc.array(fc.nat({ max: 3_000 }), { maxLength: 5 }),
  })
  .map(({ document, encoding, noise, ...rest }) => ({
    bytes: Buffer.concat([
      Buffer.from(document, encoding),
      noise,
      Buffer.from(document.slice(0, 200), encoding),
    ]),
    ...rest,
  }));

export const writtenDates = fc
  .array(
    fc.constantFrom(
      "Jun",
      "june",
      " ",
      ", ",
      "-",
      "25",
      "2025",
      "00",
      "99",
      "15:00:00",
      "+02:00",
      "GMT",
      "T",
      "Z",
      "st",
    ),
    {
      maxLength: 10,
    },
  )
  .map((parts) => parts.join(""));

export const requestTargets = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "..",
        ".",
        "%2e",
        "%2E%2e",
        "%2f",
        "%5c",
        "\\",
        "?",
        "#",
        "%",
        "%00",
        "%25",
        "%70icture",
      ),
      fc.constantFrom(
        "http://a.example",
        "HTTP://",
        "https://x@y:1",
        "inspect",
        "mcp",
        "oauth/token",
        ".well-known",
        ";a",
        "_next",
      ),
      anyText,
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** Changes to either end of a file: the directory of a TIFF is at its end. */
export const brokenImages = fc
  .tuple(
    fc.constantFrom(...allImageFiles()),
    fc.array(fc.tuple(fc.integer({ min: -200, max: 400 }), fc.nat({ max: 255 })), { maxLength: 8 }),
    fc.nat({ max: 1_000 }),
  )
  .map(([image, changes, length]) => {
    const bytes = Buffer.from(image);
    for (const [at, value] of changes) bytes[at < 0 ? bytes.length + at : at] = value;
    return bytes.subarray(0, length < 500 ? length : bytes.length);
  });

export const robotsLines = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "User-agent",
        "user-agent ",
        "Disallow",
        "Allow",
        "Sitemap",
        "Crawl-delay",
        "\ufeffDisallow",
        "",
      ),
      fc.constantFrom(":", " : ", "", "::"),
      fc.oneof(anyText, fc.constantFrom("*", "/", "/*a*b*$", "$", "HeadlightBot", "1e9", "#")),
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((parts) => parts.join("")).join("\n"));

export const sitemaps = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<urlset>",
        "<url>",
        "<loc>",
        "</loc>",
        "</url>",
        "<sitemapindex>",
        "<!ENTITY a 'b'>",
        "&a;",
      ),
      anyUrl,
    ),
    { maxLength: 20 },
  )
  .map((parts) => Buffer.from(parts.join("")));

/** What an oEmbed endpoint says. */
export const oEmbedTexts = fc.oneof(
  anyJsonLd,
  fc
    .dictionary(
      fc.constantFrom("type", "title", "thumbnail_url", "thumbnail_width", "author_name"),
      fc.jsonValue(),
    )
    .map((value) => JSON.stringify(value)),
);
