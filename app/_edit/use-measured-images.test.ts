import { describe, expect, test } from "vitest";
import { browserImage } from "@/lib/inspect/edit/known-images";
import { imageHint } from "./use-measured-images";

const URL = "https://example.com/a.png";
const state = { written: "/a.png", url: URL, reported: null, loadImages: true, results: new Map() };

describe("imageHint", () => {
  test.each([
    ["nothing without an image", { written: " ", url: null }, ""],
    ["that a URL is invalid", { url: null }, "This isn’t a valid image URL."],
    ["that the image is not loaded", { loadImages: false }, "Not loaded, so its size is unknown."],
    ["that the image is loading", {}, "Loading the image to measure it…"],
    [
      "the size of the image",
      { results: new Map([[URL, browserImage(URL, 1200, 630)]]) },
      "1200 × 630 px, measured in your browser.",
    ],
  ])("the hint says %s", (_, changes, expected) => {
    expect(imageHint({ ...state, ...changes })).toBe(expected);
  });

  test("the hint names no size for an image that did not load", () => {
    expect(imageHint({ ...state, results: new Map([[URL, null]]) })).toMatch(/couldn’t load/);
  });
});
