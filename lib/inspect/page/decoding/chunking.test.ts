import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectSame } from "@/lib/testing/expect-same";
import { createDocumentReader, parseDocument } from "../read-document";
import { createUtf8Decoder } from "./utf8-decoder";

const FRAGMENTS = [
  "<!doctype html>",
  "<html lang=en>",
  "<head>",
  "</head>",
  "<body class='a'>",
  "</body></html>",
  '<?xml version="1.0" encoding="koi8-r"?>',
  "<title>A &amp; B</title>",
  "<title>unclosed",
  "</title",
  "</title >",
  "<meta charset=shift_jis>",
  '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
  '<meta property="og:title" content="&quot;caf\u00e9&quot; \u65e5\u672c\u8a9e \ud83d\ude00">',
  "<META NAME=Description CONTENT=plain>",
  "<meta name='a' name='b' content='&amp;amp;'/>",
  '<link rel="icon SHORTCUT" href="/a?b=1&copy=2">',
  '<base href="/x/">',
  '<script type="application/ld+json">{"@type":"WebSite","name":"\u00e9"}</script>',
  '<script type="application/ld+json">{"a":\n',
  "<script>if (a < b) document.write('<title>no</title>')</script>",
  "<style>a{}</style>",
  "<noscript><img src=/n.png></noscript>",
  "<template><meta name=hidden content=x>",
  "</template>",
  "<svg><title>icon</title><style>x</style><foreignObject><p>in</p></foreignObject></svg>",
  "<svg>",
  "<math><mi>x",
  "<h1>One <b>two</b>&nbsp;three</h1>",
  "<h1>",
  "<h3>Three <i>3</i></h3>",
  "<h2>",
  "<p>para <br> graph",
  "<div id=root></div>",
  "<img src='/i.png'>",
  "<!-- c -- d -->",
  "<!-->",
  "<![CDATA[ x > y ]]>",
  "<textarea><meta name=t></textarea>",
  "<plaintext>",
  "<",
  "</",
  "<!",
  '<a href="',
  "&",
  "&#x26;",
  "\0",
  "\n",
  "\r\n  \t",
  "loose text ",
  "\ufffd",
  "x".repeat(1100),
];

const utf8 = new TextEncoder();
const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...FRAGMENTS).map((text) => utf8.encode(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("\x82\xb1", "\xe3\x81", "\xff\xfe", "\xef\xbb\xbf", "\x1b$B", "\xf0\x9f")
      .map(latin1),
  },
);
const bytesOfPage = fc.array(piece, { maxLength: 30 }).map(joinBytes);
const contentType = fc.constantFrom(
  null,
  "text/html",
  "text/html; charset=utf-8",
  "text/html; charset=Shift_JIS",
  "text/html;charset=euc-jp",
  "text/html; charset=iso-2022-jp",
  "text/html; charset=gb18030",
  "text/html; charset=big5",
  "text/html; charset=utf-16le",
  "text/html; charset=nonsense",
  "application/xhtml+xml",
);

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((part) => [...part]));
}

function readInChunks(bytes: Uint8Array, type: string | null, sizes: readonly number[]) {
  const reader = createDocumentReader(type);
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    reader.write(bytes.subarray(at, at + size));
    at += size;
  }
  return reader.end();
}

describe("reading a document in pieces", () => {
  test("comes to the same however the bytes are cut", () => {
    fc.assert(
      fc.property(
        bytesOfPage,
        contentType,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
        (bytes, type, sizes) => {
          expectSame(readInChunks(bytes, type, sizes), parseDocument(bytes, type));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("comes to the same byte by byte", () => {
    fc.assert(
      fc.property(bytesOfPage, contentType, (bytes, type) => {
        expectSame(readInChunks(bytes, type, [1]), parseDocument(bytes, type));
      }),
      { numRuns: 500 },
    );
  });

  test("reads utf-8, damaged or not, as the platform does at once", () => {
    const sequence = fc.oneof(
      fc
        .constantFrom("a", "tides", "\u00e9", "\u2014", "\ud83d\ude00", "\ufeff", "\ufffd")
        .map((text) => utf8.encode(text)),
      fc
        .constantFrom("\xe2\x80", "\xf0\x9f\x98", "\xed\xa0\x80", "\xe0\x80\x80", "\xf4\x90\x80", "\xc1\xbf")
        .map(latin1),
      fc.uint8Array({ maxLength: 3 }),
    );
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(sequence, { maxLength: 20 }).map(joinBytes), sizes, (bytes, lengths) => {
        const decoder = createUtf8Decoder();
        let text = "";
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const length = lengths[turn % lengths.length] ?? 1;
          text += decoder.decode(bytes.subarray(at, at + length)).text;
          at += length;
        }
        expect(text + decoder.end().text).toBe(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["an end tag that never ends", "<body>a</title\nb", "a"],
    ["a start tag that never ends", "<body>a<scr", "a"],
    ["a self-closing tag that never ends", "<body>a<meta name=a /", "a"],
    ["two `<` at the end", "<body>a<<", "a<<"],
    ["an open `</`", "<body>a</", "a</"],
    ["NUL before the first text", "</x<!doctype html>\0b", "b"],
  ])("reads %s the same in one piece and byte by byte", (_, html, text) => {
    const whole = parseDocument(utf8.encode(html));
    expect(whole.body.textStart).toBe(text);
    expect(readInChunks(utf8.encode(html), null, [1])).toEqual(whole);
  });

  test("never throws, whatever the bytes and the declared encoding", () => {
    fc.assert(
      fc.property(fc.oneof(bytesOfPage, fc.uint8Array({ maxLength: 4000 })), contentType, (bytes, type) => {
        expect(parseDocument(bytes, type).metas).toBeInstanceOf(Array);
      }),
      { numRuns: 1000 },
    );
  });

  test("points at the `<` and just behind the `>` of every tag it keeps, however broken the utf-8", () => {
    fc.assert(
      fc.property(bytesOfPage, (bytes) => {
        const document = parseDocument(bytes, "text/html; charset=utf-8");
        for (const { start, end, line } of [...document.metas, ...document.links]) {
          expect([bytes[start], bytes[end - 1]]).toEqual([0x3c, 0x3e]);
          expect(line).toBe(lineAt(bytes, start));
        }
        for (const { start, end } of [...document.titles, ...document.headings, ...document.jsonLd]) {
          expect(bytes[start]).toBe(0x3c);
          expect(end).toBeLessThanOrEqual(bytes.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** A line ends with a line feed, or with a carriage return that none follows. */
function lineAt(bytes: Uint8Array, start: number): number {
  const ends = bytes
    .subarray(0, start)
    .filter((byte, index) => byte === 0x0a || (byte === 0x0d && bytes[index + 1] !== 0x0a));
  return 1 + ends.length;
}

describe("a document with letters in one piece and broken bytes in the next", () => {
  test("is judged as when it arrives at once", () => {
    const sound = Buffer.from(`<!doctype html><title>${"é".repeat(600)}</title>`);
    const bytes = Buffer.concat([sound, Buffer.from([0x80, 0x80, 0x80])]);
    const reader = createDocumentReader(null);
    reader.write(bytes.subarray(0, sound.length));
    reader.write(bytes.subarray(sound.length));
    expect(reader.end().charset).toEqual(parseDocument(bytes, null).charset);
  });
});
