import { describe, expect, test } from "vitest";
import { buildInput, og } from "@/lib/testing/inspect/page-builder";
import { firstTagText, tagText, tagTexts } from "./tag-texts";

const metadataOf = (...head: string[]) => buildInput({ head }).metadata;

describe("tag texts", () => {
  test("lists titles, then descriptions, then the site's name", () => {
    const metadata = metadataOf(
      og("og:site_name", "S"),
      og("og:description", "D"),
      '<meta name="description" content="M">',
      '<meta name="twitter:title" content="X">',
      og("og:title", "O"),
      "<title>T</title>",
    );
    expect(tagTexts(metadata).map(({ tag, area, text }) => [tag, area, text])).toEqual([
      ["title", "title", "T"],
      ["og:title", "title", "O"],
      ["twitter:title", "title", "X"],
      ["description", "description", "M"],
      ["og:description", "description", "D"],
      ["og:site_name", "card", "S"],
    ]);
  });

  test("an empty tag is not stated", () => {
    const metadata = metadataOf("<title> </title>", og("og:title", ""), og("og:description", " \n "));
    expect(tagTexts(metadata)).toEqual([]);
    expect(firstTagText(metadata, "title", "og:title")).toBeNull();
  });

  test("collapses white space and looks at 5,000 characters at most", () => {
    expect(tagText(metadataOf(og("og:title", "  one\n\ttwo  ")), "og:title")).toBe("one two");
    expect(tagText(metadataOf(og("og:title", "　干潟　に\n戻す　")), "og:title")).toBe("干潟　に 戻す");
    expect(tagText(metadataOf(og("og:title", "x".repeat(5001))), "og:title")).toHaveLength(5000);
    expect(tagText(metadataOf(og("og:title", `${" ".repeat(9000)}late`)), "og:title")).toBe("late");
  });
});
