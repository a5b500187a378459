import { describe, expect, test } from "vitest";
import type { Tag } from "@/lib/inspect/metadata/metadata";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { metadataGroups } from "./metadata-groups";

const base = inspectionOf("https://example.com/");
const tag = (changes: Partial<Tag>): Tag => ({
  key: "og:title",
  attribute: "property",
  content: "Keepers",
  line: 3,
  in_head: true,
  ...changes,
});

function groupOf(id: string, metadata: Partial<typeof base.metadata>) {
  const inspection = { ...base, metadata: { ...base.metadata, ...metadata } };
  return metadataGroups(inspection).find((group) => group.id === id);
}

describe("metadataGroups", () => {
  test("tags are in document order, with line and place", () => {
    const tags = [tag({}), tag({ key: "og:title", content: null, line: 90, in_head: false })];
    expect(groupOf("tags", { tags })?.rows).toEqual([
      { name: "og:title", value: "Keepers", note: "line 3, in head" },
      { name: "og:title", value: null, note: "line 90, outside head" },
    ]);
  });

  test("a value of 200,000 characters is cut", () => {
    const value = groupOf("tags", { tags: [tag({ content: "a".repeat(200_000) })] })?.rows[0]?.value;
    expect(value).toHaveLength(600 + " … (200,000 characters)".length);
  });

  test("250 of 10,000 tags are shown and the rest counted", () => {
    const group = groupOf("tags", { tags: Array.from({ length: 10_000 }, () => tag({})) });
    expect(group?.rows).toHaveLength(250);
    expect(group?.omitted).toBe(9750);
  });

  test("invalid structured data shows its error", () => {
    const json_ld = [
      { types: ["Article", "Person"], valid: true, error: null },
      { types: [], valid: false, error: "Unexpected end of the text" },
    ];
    expect(groupOf("data", { json_ld })?.rows.map(({ name, value }) => [name, value])).toEqual([
      ["Article, Person", "valid"],
      ["no type", "Unexpected end of the text"],
    ]);
  });

  test("structured data is a tree below its block", () => {
    const json_ld = [{ types: ["Article"], valid: true, error: null }];
    const jsonLd = [
      [
        { name: "author", depth: 0, text: null },
        { name: "name", depth: 1, text: "Sam" },
      ],
    ];
    const inspection = { ...base, metadata: { ...base.metadata, json_ld }, jsonLd };
    const rows = metadataGroups(inspection).find(({ id }) => id === "data")?.rows;
    expect(rows?.map(({ name, value, depth }) => [name, value, depth])).toEqual([
      ["Article", "valid", 0],
      ["author", "…", 1],
      ["name", "Sam", 2],
    ]);
  });

  test("the headers that matter come first with a note", () => {
    const headers = { date: "now", server: "x", "content-type": "text/html" };
    const rows = metadataGroups({ ...base, headers }).find(({ id }) => id === "headers")?.rows;
    expect(rows?.map(({ name }) => name)).toEqual(["content-type", "server", "date"]);
    expect(rows?.[0]?.note).toContain("encoding");
  });

  test("every icon is listed with its sizes and image", () => {
    const icons = [{ url: "https://example.com/i.png", rel: "icon", sizes: "32x32", type: "image/png" }];
    expect(groupOf("icons", { icons })?.rows).toEqual([
      {
        name: "icon",
        value: "https://example.com/i.png",
        note: "32x32, image/png",
        icon: "https://example.com/i.png",
      },
    ]);
  });

  test("facts that the page does not state are left out", () => {
    const unstated = { theme_color: null, site_name: null, type: null, locale: null, favicon: null };
    expect(groupOf("facts", unstated)?.rows.map(({ name }) => name)).toEqual([
      "title",
      "description",
      "canonical",
      "language",
      "charset",
      "viewport",
      "h1",
    ]);
  });
});
