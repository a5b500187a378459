import { describe, expect, it } from "vitest";
import { searchDetails } from "./detail-search";
import type { DetailGroup } from "./details-of";

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
