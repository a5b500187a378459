import { describe, expect, test } from "vitest";
import { buildPage } from "@/lib/testing/inspect/page-builder";
import { jsonLdNodes, jsonLdObjects, jsonLdText, jsonLdTrees, readJsonLd } from "./json-ld";

function page(...blocks: string[]) {
  return buildPage({ head: blocks.map((block) => `<script type="application/ld+json">${block}</script>`) });
}

describe("JSON-LD of the report", () => {
  test("keeps all blocks, with the types of lists, graphs and bare objects", () => {
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

  test("flags the block that holds a control character and reads the next", () => {
    const [first, second] = readJsonLd(page('{"name":"a\u0002"}', '{"@type":"WebSite"}'));
    expect(first).toMatchObject({ types: [], valid: false });
    expect(first?.error).toContain("U+0002");
    expect(second).toEqual({ types: ["WebSite"], valid: true, error: null });
  });
});

describe("JSON-LD objects", () => {
  test("come in document order, top ones marked", () => {
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

  test("are at most 2,000 a block", () => {
    expect(jsonLdNodes(page(`[${'{"@type":"Thing"},'.repeat(5000)}1]`))).toHaveLength(2000);
  });

  test("keep keys like __proto__ as data", () => {
    const [node] = jsonLdNodes(page('{"@type":"WebSite","__proto__":{"@type":"Person"}}'));
    expect(Object.keys(node?.value ?? {})).toEqual(["@type", "__proto__"]);
  });
});

describe("values of unknown shape", () => {
  test.each([
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

  test("as objects are those among them", () => {
    expect(jsonLdObjects([{ a: 1 }, null, "x", [2]])).toEqual([{ a: 1 }]);
    expect(jsonLdObjects({ a: 1 })).toEqual([{ a: 1 }]);
    expect(jsonLdObjects(undefined)).toEqual([]);
  });
});

function trees(...blocks: string[]) {
  return jsonLdTrees(
    buildPage({ head: blocks.map((block) => `<script type="application/ld+json">${block}</script>`) }),
  );
}

describe("JSON-LD as a tree", () => {
  test("keeps names, order and depth, numbering what is in a list", () => {
    const [tree] = trees('{"@type":"Article","author":[{"name":"Sam"}],"free":true,"about":{},"n":null}');
    expect(tree).toEqual([
      { name: "@type", depth: 0, text: "Article" },
      { name: "author", depth: 0, text: null },
      { name: "1", depth: 1, text: null },
      { name: "name", depth: 2, text: "Sam" },
      { name: "free", depth: 0, text: "true" },
      { name: "about", depth: 0, text: "{}" },
      { name: "n", depth: 0, text: "null" },
    ]);
  });

  test("has a tree for each block, empty for one that cannot be read", () => {
    expect(trees("{broken", '{"a":1}')).toEqual([[], [{ name: "a", depth: 0, text: "1" }]]);
  });

  test("is bounded however large and deep the block is", () => {
    const [wide] = trees(`[${"1,".repeat(5000)}1]`);
    expect(wide).toHaveLength(300);
    const [deep] = trees(`${'{"a":'.repeat(50)}1${"}".repeat(50)}`);
    expect(deep).toHaveLength(11);
    expect(deep?.at(-1)).toEqual({ name: "a", depth: 10, text: "…" });
    const [long] = trees(`{"a":"${"x".repeat(500)}"}`);
    expect(long?.[0]?.text).toHaveLength(401);
  });
});
