import { describe, expect, test } from "vitest";
import { cpuMsOf } from "@/lib/testing/repository/patterns";
import { PageLinks } from "./page-links";

const CHUNK_BYTES = 65_536;
const PAGE_BYTES = 2_000_000;

/** The links of a page that arrives in pieces. */
function linksOf(html: string): readonly string[] {
  const bytes = Buffer.from(html);
  const links = new PageLinks("https://example.com/guides/");
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) links.write(bytes.subarray(at, at + CHUNK_BYTES));
  return links.urls();
}

describe("the links of a page", () => {
  test("are those to pages of its host, each once", () => {
    const html = `<a href="a">A</a><area href="/b?x=1#c"><a href="a#d"></a><a href="https://other.example/">
      <a href="/file.pdf"><a href="/e" rel="nofollow"><a href="mailto:a@example.com">`;
    expect(linksOf(html)).toEqual(["https://example.com/guides/a", "https://example.com/b?x=1"]);
  });

  test("resolve against the first base that is a URL", () => {
    const html = `<base href="http://["><base href="/docs/"><base href="/other/"><a href="a">`;
    expect(linksOf(html)).toEqual(["https://example.com/docs/a"]);
  });

  test.each([
    ["open elements and end tags of others", `${"<b>".repeat(300_000)}${"</i>".repeat(250_000)}`],
    ["forms in elements", `${"<b>".repeat(300_000)}${"<form>".repeat(150_000)}`],
    [
      "links behind a base of megabytes",
      `<base href="/${"a".repeat(1_900_000)}/">${"<a href=x>".repeat(9_000)}`,
    ],
    ["bases", `<base href="/a/">`.repeat(PAGE_BYTES / 17)],
    ["links", `<a href="/${"a/".repeat(900)}">`.repeat(PAGE_BYTES / 1_812)],
  ])("of a page of 2 MB with %s are read in a moment", (_what, html) => {
    expect(cpuMsOf(() => linksOf(html))).toBeLessThan(2_000);
  });
});
