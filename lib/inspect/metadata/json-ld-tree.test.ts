import { describe, expect, it } from "vitest";
import { buildPage } from "@/lib/testing/page-builder";
import { jsonLdTrees } from "./json-ld-tree";

function trees(...blocks: string[]) {
  return jsonLdTrees(
    buildPage({ head: blocks.map((block) => `<script type="application/ld+json">${block}</script>`) }),
  );
}

describe("JSON-LD as a tree", () => {
  it("keeps names, order and depth, numbering what stands in a list", () => {
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

  it("has a tree for each block, empty for one that cannot be read", () => {
    expect(trees("{broken", '{"a":1}')).toEqual([[], [{ name: "a", depth: 0, text: "1" }]]);
  });

  it("is bounded however large and deep the block is", () => {
    const [wide] = trees(`[${"1,".repeat(5000)}1]`);
    expect(wide).toHaveLength(300);
    const [deep] = trees(`${'{"a":'.repeat(50)}1${"}".repeat(50)}`);
    expect(deep).toHaveLength(11);
    expect(deep?.at(-1)).toEqual({ name: "a", depth: 10, text: "…" });
    const [long] = trees(`{"a":"${"x".repeat(500)}"}`);
    expect(long?.[0]?.text).toHaveLength(401);
  });
});
