import { describe, expect, it } from "vitest";
import { buildPage } from "@/lib/testing/page-builder";
import { jsonLdNodes, jsonLdObjects, jsonLdText, readJsonLd } from "./json-ld";

function page(...blocks: string[]) {
  return buildPage({ head: blocks.map((block) => `<script type="application/ld+json">${block}</script>`) });
}

describe("JSON-LD of the report", () => {
  it("keeps all blocks, with the types of lists, graphs and bare objects", () => {
    const blocks = readJsonLd(
      page(
        '{"@type":"WebSite"}',
        '[{"@type":"Person"},{"@type":["Product","Thing"]}]',
        '{"@context":"https://schema.org","@graph":[{"@type":"Article","author":{"@type":"Person"}},{"@type":"Article"}]}',
        '{"name":"untyped"}',
        '"text"',
      ),
    );
    expect(blocks.map((block) => block.types)).toEqual([
      ["WebSite"],
      ["Person", "Product", "Thing"],
      ["Article"],
      [],
      [],
    ]);
    expect(blocks.every((block) => block.valid && block.error === null)).toBe(true);
  });

  it("flags the block that holds a control character and reads the next", () => {
    const [first, second] = readJsonLd(page('{"name":"a\u0002"}', '{"@type":"WebSite"}'));
    expect(first).toMatchObject({ types: [], valid: false });
    expect(first?.error).toContain("U+0002");
    expect(second).toEqual({ types: ["WebSite"], valid: true, error: null });
  });
});

describe("JSON-LD objects", () => {
  it("come in document order, top ones marked", () => {
    const nodes = jsonLdNodes(
      page(
        '{"@graph":[{"@type":"WebPage","breadcrumb":{"@type":"BreadcrumbList"},"image":[{"@type":"ImageObject"}]},{"@type":"WebSite"}]}',
        '{"@type":"VideoObject"}',
      ),
    );
    expect(nodes.map(({ types, top }) => `${types.join()} ${top}`)).toEqual([
      "WebPage true",
      "BreadcrumbList false",
      "ImageObject false",
      "WebSite true",
      "VideoObject true",
    ]);
  });

  it("are at most 2,000 a block", () => {
    expect(jsonLdNodes(page(`[${'{"@type":"Thing"},'.repeat(5000)}1]`))).toHaveLength(2000);
  });

  it("keep keys like __proto__ as data", () => {
    const [node] = jsonLdNodes(page('{"@type":"WebSite","__proto__":{"@type":"Person"}}'));
    expect(Object.keys(node?.value ?? {})).toEqual(["@type", "__proto__"]);
  });
});

describe("values of unknown shape", () => {
  it.each([
    [" a ", "a"],
    [["", "b"], null],
    [[1, "b"], "b"],
    ["", null],
    [3, null],
    [null, null],
    [{ a: "b" }, null],
  ])("%j as text is %j", (value, expected) => {
    expect(jsonLdText(value)).toBe(expected);
  });

  it("as objects are those among them", () => {
    expect(jsonLdObjects([{ a: 1 }, null, "x", [2]])).toEqual([{ a: 1 }]);
    expect(jsonLdObjects({ a: 1 })).toEqual([{ a: 1 }]);
    expect(jsonLdObjects(undefined)).toEqual([]);
  });
});
