import { describe, expect, test } from "vitest";
import { buildTree, type MetadataNode } from "./metadata-tree";

const row = (name: string, depth: number) => ({ name, value: null, note: null, depth });

/** A tree as nested lists of names. */
const names = (branches: readonly MetadataNode[]): unknown =>
  branches.map(({ row: { name }, children }) => (children.length > 0 ? [name, names(children)] : name));

describe("buildTree", () => {
  test("rows become a tree by their depths", () => {
    const rows = [row("Article", 0), row("author", 1), row("name", 2), row("image", 1), row("Person", 0)];
    expect(names(buildTree(rows))).toEqual([["Article", [["author", ["name"]], "image"]], "Person"]);
  });

  test("a row that is too deep becomes a child of the row above", () => {
    expect(names(buildTree([row("a", 3), row("b", 2), row("c", 0)]))).toEqual([["a", ["b"]], "c"]);
  });
});
