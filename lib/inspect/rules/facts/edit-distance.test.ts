import { describe, expect, test } from "vitest";
import { editDistance } from "./edit-distance";

describe("editDistance", () => {
  test.each([
    ["", "", 0],
    ["title", "title", 0],
    ["title", "", 5],
    ["", "title", 5],
    ["title", "titel", 1],
    ["title", "tittle", 1],
    ["image", "imgae", 1],
    ["description", "decription", 1],
    ["site_name", "sitename", 1],
    ["url", "ttl", 2],
    ["kitten", "sitting", 3],
  ])("from %j to %j takes %i", (a, b, steps) => {
    expect(editDistance(a, b)).toBe(steps);
    expect(editDistance(b, a)).toBe(steps);
  });
});
