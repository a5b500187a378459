import { expect, it } from "vitest";
import { type DetailBranch, detailBranches } from "./metadata-tree";

const row = (name: string, depth: number) => ({ name, value: null, note: null, depth });

/** A tree as nested lists of names. */
const names = (branches: readonly DetailBranch[]): unknown =>
  branches.map(({ row: { name }, members }) => (members.length > 0 ? [name, names(members)] : name));

it("grows a tree from rows and their depths", () => {
  const rows = [row("Article", 0), row("author", 1), row("name", 2), row("image", 1), row("Person", 0)];
  expect(names(detailBranches(rows))).toEqual([["Article", [["author", ["name"]], "image"]], "Person"]);
});

it("hangs what stands too deep on what is above it", () => {
  expect(names(detailBranches([row("a", 3), row("b", 2), row("c", 0)]))).toEqual([["a", ["b"]], "c"]);
});
