import { describe, expect, test } from "vitest";
import { parseDocument } from "../read-document";
import { parseJsonLd } from "./json-ld-block";

const BLOCK = '{"@type":"WebSite"}';

describe("a JSON-LD script", () => {
  test.each([
    ["bare", ` ${BLOCK}\n`],
    ["in a CDATA section", `<![CDATA[${BLOCK}]]>`],
    ["in a commented CDATA section", `\n//<![CDATA[\n${BLOCK}\n//]]>\n`],
    ["in a block-commented CDATA section", `/*<![CDATA[*/${BLOCK}/*]]>*/`],
    ["in an HTML comment", `<!--\n${BLOCK}\n-->`],
    ["behind a byte order mark", `\ufeff${BLOCK}`],
  ])("is read %s", (_, text) => {
    expect(parseJsonLd(text, 1)).toEqual({ value: { "@type": "WebSite" }, error: null });
  });

  test.each([
    ["nothing", "  \n", "The block is empty."],
    [
      "a raw line break in a string",
      '{\n"a":"b\nc"}',
      "Line 6: a string holds a line break (U+000A), which JSON allows only as an escape.",
    ],
    [
      "a control character",
      '{"a":"\u0001"}',
      "Line 5: a string holds a control character (U+0001), which JSON allows only as an escape.",
    ],
    ["a trailing comma in an object", '{"a":1,\n}', "Line 6: there is a comma before a closing bracket."],
    ["a trailing comma in a list", "[1,\n]", "Line 6: there is a comma before a closing bracket."],
    [
      "HTML entities for quotes",
      "{&quot;a&quot;:1}",
      "Line 5: a quotation mark is written as an HTML entity, which is not decoded inside a script.",
    ],
    ["single quotes", "{'a':1}", "Line 5: single quotes are used where JSON wants double ones."],
    [
      "a bad escape",
      '{"a":"\\x"}',
      "Line 5: a backslash in a string is followed by something JSON does not know.",
    ],
    ["an open string", '{"a":"b', "Line 5: a string is never closed."],
    ["a missing bracket", '{"a":[1', "Line 5: the JSON breaks off before it is complete."],
    ["a bracket too many", '{"a":1}}', "Line 5: a closing bracket has no opening one."],
    ["a missing comma", '{"a":1 "b":2}', "Line 5: a comma or a closing bracket is missing."],
    ["a missing colon", '{"a" 1}', "Line 5: a colon is missing after a property name."],
    ["a bare name", "{a:1}", "Line 5: a property name in double quotes is missing."],
    ["a missing value", '{"a":}', "Line 5: a value is missing or is not JSON."],
    ["a script's value", '{"a":undefined}', "Line 5: a value is missing or is not JSON."],
    ["a second value", "{} {}", "Line 5: something follows the end of the JSON."],
    ["a number JSON does not know", "[01]", "Line 5: a value is missing or is not JSON."],
  ])("is flagged in plain words for %s", (_, text, error) => {
    expect(parseJsonLd(text, 5)).toEqual({ value: undefined, error });
  });

  test("names the line of the document", () => {
    const html = '<head>\n<script type="application/ld+json">\n{"a": "tab\there"}\n</script>';
    expect(parseDocument(html).jsonLd[0]?.error).toMatch(/^Line 3: a string holds a tab/);
  });

  test("is rejected when nested beyond 100 levels, and read at 100", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(parseJsonLd(nested(100), 1).error).toBeNull();
    expect(parseJsonLd(nested(101), 1).error).toBe("It is nested more than 100 levels deep.");
    expect(parseJsonLd(`["${"[".repeat(200)}\\""]`, 1).error).toBeNull();
  });

  test("is not parsed, without a word, once the page's blocks have 30,000 properties in all", () => {
    const block = (properties: number) =>
      `<script type="application/ld+json">{${Array.from({ length: properties }, (_, i) => `"${i}":":"`)}}</script>`;
    const { jsonLd } = parseDocument(block(10_000) + block(20_000) + block(1));
    expect(jsonLd.map(({ value }) => Object.keys(Object(value)).length)).toEqual([10_000, 20_000, 0]);
    expect(jsonLd.map(({ error }) => error)).toEqual([null, null, null]);
  });

  test.each(["{}", "[]", "1", '""'])(
    "is not parsed as well when it is a list of more than 60,000 %s",
    (item) => {
      const list = (length: number) => parseJsonLd(`[${Array.from({ length }, () => item)}]`, 1);
      expect(list(20_000).value).toHaveLength(20_000);
      expect(list(60_001)).toEqual({ value: undefined, error: null });
    },
  );

  test("spoils no other: all blocks are kept and the rest of the page is read", () => {
    const html = `<script type="Application/LD+JSON; charset=utf-8">{"a":"\u0002"}</script><script type="application/ld+json">${BLOCK}</script><title>t</title>`;
    const document = parseDocument(html);
    expect(document.jsonLd.map((script) => script.error === null)).toEqual([false, true]);
    expect(document.titles[0]?.text).toBe("t");
  });

  test("is not any other script", () => {
    expect(parseDocument('<script type="application/json">{}</script><script>{}</script>').jsonLd).toEqual(
      [],
    );
  });
});
