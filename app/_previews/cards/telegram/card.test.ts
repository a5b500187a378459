import { describe, expect, test } from "vitest";
import { makePreview } from "@/lib/testing/inspect/make-preview";
import { telegramLines } from "./card";

const LINE = "x".repeat(10);
const lines = (site_name: string | null, title: string | null, description: string | null) =>
  telegramLines(makePreview({ site_name, title, description }), LINE.length);

describe("telegramLines", () => {
  test.each([
    ["site and a title of one line leave three", "Site", LINE, 3],
    ["site and a title of two lines leave two", "Site", LINE + LINE, 2],
    ["a title alone leaves one more", null, LINE, 4],
    ["no site and no title leave all five", null, null, 5],
  ])("%s", (_, site, title, left) => {
    expect(lines(site, title, LINE.repeat(9)).description).toBe(left);
  });

  test("counts no more lines than the text fills", () => {
    expect(lines("Site", LINE, LINE)).toEqual({ description: 1, text: 3 });
    expect(lines("Site", LINE, null)).toEqual({ description: 0, text: 2 });
  });

  test("is one line tall when there is no text at all", () => {
    expect(lines(null, null, null)).toEqual({ description: 0, text: 1 });
  });

  test("counts a wide letter twice and each line break", () => {
    expect(lines(null, "秋のはじめに", null).text).toBe(2);
    expect(lines(null, null, "a\nb").description).toBe(2);
  });
});
