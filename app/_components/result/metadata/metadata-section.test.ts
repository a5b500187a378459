import { describe, expect, test } from "vitest";
import type { MetadataGroup } from "./metadata-groups";
import { filterGroups } from "./metadata-section";

const GROUPS: readonly MetadataGroup[] = [
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
  filterGroups(GROUPS, text).flatMap(({ rows }) => rows.map(({ name }) => name));

describe("filterGroups", () => {
  test("names, values and notes match, ignoring case", () => {
    expect(names("OG:IMAGE")).toEqual(["og:image"]);
    expect(names("autumn")).toEqual(["og:title"]);
    expect(names("outside")).toEqual(["og:image"]);
  });

  test("an empty text matches everything, and groups without matches stay", () => {
    expect(names("  ")).toEqual(["og:title", "og:image"]);
    expect(filterGroups(GROUPS, "canonical")).toMatchObject([{ id: "tags", rows: [] }]);
  });

  test("the ancestors of a match in a tree stay", () => {
    const row = (name: string, depth: number) => ({ name, value: null, note: null, depth });
    const rows = [
      row("Article", 0),
      row("author", 1),
      row("Sam", 2),
      row("image", 1),
      row("Person", 0),
      row("name", 1),
    ];
    const [found] = filterGroups([{ id: "data", title: "Data", rows, omitted: 0 }], "sam");
    expect(found?.rows.map(({ name }) => name)).toEqual(["Article", "author", "Sam"]);
  });
});
