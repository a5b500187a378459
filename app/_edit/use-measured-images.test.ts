import { expect, it } from "vitest";
import { browserImage } from "@/lib/inspect/edit/known-images";
import { imageHint } from "./use-measured-images";

const URL = "https://example.com/a.png";
const state = { written: "/a.png", address: URL, reported: null, loadImages: true, results: new Map() };

it.each([
  ["nothing when there is no picture", { written: " ", address: null }, ""],
  ["that an address is none", { address: null }, "This is no address of a picture."],
  ["that it was not loaded", { loadImages: false }, "Not loaded. Its size is not known."],
  ["that it is being loaded", {}, "Loading it to measure its size."],
  [
    "its size",
    { results: new Map([[URL, browserImage(URL, 1200, 630)]]) },
    "1200 × 630 px, measured in your browser.",
  ],
])("tells %s", (_, changes, expected) => {
  expect(imageHint({ ...state, ...changes })).toBe(expected);
});

it("claims no size of a picture that did not load", () => {
  expect(imageHint({ ...state, results: new Map([[URL, null]]) })).toMatch(/could not load/);
});
