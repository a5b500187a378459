// Hostile documents cost time in proportion to their size. Bounds are ratios, so that a slow machine does not matter.
import { describe, expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { readMetadata } from "../metadata/read-metadata";
import { type FetchedPage, joinPage } from "./page";
import { createDocumentReader, parseDocument } from "./read-document";

/** How much more than its size a larger document may cost. */
const EXCESS_MAX = 1.75;
const MIB = 1024 * 1024;

const FETCHED: FetchedPage = {
  url: "https://example.com/",
  finalUrl: "https://example.com/",
  hops: [],
  status: 200,
  headers: {},
  responseTimeMs: 1,
  documentBytes: 1,
  truncated: false,
};

const LD = '<script type="application/ld+json">';

/** Each builds a document of about `bytes` bytes. */
const HOSTILE: Readonly<Record<string, (bytes: number) => string>> = {
  "nested elements": (bytes) => "<div>".repeat(bytes / 5),
  "unclosed tags and end tags of others": (bytes) => "<b>".repeat(bytes / 7) + "</i>".repeat(bytes / 7),
  paragraphs: (bytes) => "<p>".repeat(bytes / 3),
  headings: (bytes) => "<h1>".repeat(bytes / 4),
  subheadings: (bytes) => "<h2>".repeat(bytes / 4),
  metas: (bytes) => '<meta name="a" content="b">'.repeat(bytes / 27),
  "one long attribute": (bytes) => `<meta name="a" content="${"a".repeat(bytes)}">`,
  "one attribute that never ends": (bytes) => `<meta content="${"a ".repeat(bytes / 2)}`,
  "many attributes": (bytes) => `<meta ${"a=b ".repeat(bytes / 4)}>`,
  "entities in an attribute": (bytes) => `<meta content="${"&#x26;".repeat(bytes / 6)}">`,
  "`<`": (bytes) => "<".repeat(bytes),
  "`</`": (bytes) => "</".repeat(bytes / 2),
  "`&`": (bytes) => "&".repeat(bytes),
  "`&` in a title": (bytes) => `<title>${"&".repeat(bytes)}`,
  "`<!--`": (bytes) => "<!--".repeat(bytes / 4),
  comments: (bytes) => "<!---->".repeat(bytes / 7),
  "`<![CDATA[`": (bytes) => "<![CDATA[".repeat(bytes / 9),
  "open svgs": (bytes) => "<svg>".repeat(bytes / 5),
  "svg and HTML in turn": (bytes) => "<svg><desc>".repeat(bytes / 11),
  "open maths and end tags of svg": (bytes) => "<math>".repeat(bytes / 12) + "</svg>".repeat(bytes / 12),
  "open templates": (bytes) => "<template>".repeat(bytes / 10),
  "line breaks": (bytes) => "\n".repeat(bytes),
  spaces: (bytes) => `<title>${" ".repeat(bytes)}</title>`,
  NULs: (bytes) => "\0".repeat(bytes),
  "letters of three bytes": (bytes) => "<p>日本語<br>".repeat(bytes / 16),
  "JSON-LD": (bytes) => `${LD}[${'{"a":"b"},'.repeat(bytes / 10)}1]</script>`,
  "JSON-LD that is not JSON": (bytes) => `${LD}[${'"a",\n'.repeat(bytes / 5)}]</script>`,
  "JSON-LD of brackets": (bytes) => `${LD}${"[".repeat(bytes)}</script>`,
  "JSON-LD of spaces": (bytes) => `${LD}{"a":"${" ".repeat(bytes)}",}</script>`,
  "JSON-LD blocks": (bytes) => `${LD}{}</script>`.repeat(bytes / 46),
  "robots directives": (bytes) => `<meta name=robots content="${"a:,".repeat(bytes / 3)}">`,
  rels: (bytes) => `<link href=a rel="${"icon ".repeat(bytes / 5)}">`,
  "icon sizes": (bytes) => `<link rel=icon href=a sizes="${"1".repeat(bytes)}">`,
};

function inspect(bytes: Uint8Array): void {
  readMetadata(joinPage(FETCHED, parseDocument(bytes, "text/html")));
}

function byteByByte(bytes: Uint8Array): void {
  const reader = createDocumentReader("text/html");
  for (let at = 0; at < bytes.length; at++) reader.write(bytes.subarray(at, at + 1));
  reader.end();
}

interface Sizes {
  readonly bytes: number;
  /** How much smaller the other document is. Far apart, the two tell a step of a square from noise. */
  readonly times: number;
}

/** How much more a document of this size costs than its size says, by the cost of a smaller one. */
function excess(
  work: (bytes: Uint8Array) => void,
  make: (bytes: number) => string,
  { bytes, times }: Sizes,
): number {
  const encoder = new TextEncoder();
  const sizes = { small: encoder.encode(make(bytes / times)), large: encoder.encode(make(bytes)) };
  return growth(work, sizes, EXCESS_MAX * times) / times;
}

describe("a document of nothing but", () => {
  test.each(Object.entries(HOSTILE))("%s costs no more than its size", (_, make) => {
    expect(excess(inspect, make, { bytes: MIB / 2, times: 8 })).toBeLessThan(EXCESS_MAX);
  });
});

describe("a document that arrives byte by byte", () => {
  test.each([
    ["one long attribute", (size: number) => `<meta content="${"a".repeat(size)}">`],
    ["one long comment", (size: number) => `<!--${"a".repeat(size)}-->`],
    ["a title that never ends", (size: number) => `<title>${"a ".repeat(size / 2)}`],
    ["one long script", (size: number) => `${LD}"${"a".repeat(size)}"</script>`],
  ])("costs no more than its size: %s", (_, make) => {
    expect(excess(byteByByte, make, { bytes: 80_000, times: 2 })).toBeLessThan(EXCESS_MAX);
  });
});
