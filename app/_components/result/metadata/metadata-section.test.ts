import { describe, expect, it } from "vitest";
import type { DetailGroup } from "./metadata-groups";
import { searchDetails } from "./metadata-section";

const GROUPS: readonly DetailGroup[] = [
  {
    id: "tags",
    title: "Meta tags",
    rows: [
      { name: "og:title", value: "Autumn walks", note: "line 4, in head" },
      { name: "og:image", value: null, note: "line 90, outside head" },
    ],
    omitted: 0,
  },
];

const names = (text: string) =>
  searchDetails(GROUPS, text).flatMap(({ rows }) => rows.map(({ name }) => name));

describe("searchDetails", () => {
  it("finds names, values and places, whatever their case", () => {
    expect(names("OG:IMAGE")).toEqual(["og:image"]);
    expect(names("autumn")).toEqual(["og:title"]);
    expect(names("outside")).toEqual(["og:image"]);
  });

  it("shows everything for an empty text, and keeps empty groups for one that is nowhere", () => {
    expect(names("  ")).toEqual(["og:title", "og:image"]);
    expect(searchDetails(GROUPS, "canonical")).toMatchObject([{ id: "tags", rows: [] }]);
  });
});

it("in a tree the branches that lead to what was found stay", () => {
  const row = (name: string, depth: number) => ({ name, value: null, note: null, depth });
  const rows = [
    row("Article", 0),
    row("author", 1),
    row("Sam", 2),
    row("image", 1),
    row("Person", 0),
    row("name", 1),
  ];
  const [found] = searchDetails([{ id: "data", title: "Data", rows, omitted: 0 }], "sam");
  expect(found?.rows.map(({ name }) => name)).toEqual(["Article", "author", "Sam"]);
});
