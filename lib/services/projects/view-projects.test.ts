import { expect, test } from "vitest";
import { SAVED_URL_VIEW_EXAMPLE } from "../saved-urls/saved-url";
import { scoresOf } from "./view-projects";

const page = (last_score: number | null, change: number | null = null) => ({
  ...SAVED_URL_VIEW_EXAMPLE,
  last_score,
  change,
});

test("a project without pages, and one whose pages were never checked, have no score", () => {
  const none = { checked: 0, average: null, worst: null, better: 0, worse: 0 };
  expect(scoresOf([])).toEqual(none);
  expect(scoresOf([page(null)])).toEqual(none);
});

test("pages never checked count neither as 0 nor as better", () => {
  expect(scoresOf([page(90, 5), page(61, -1), page(70, 0), page(null)])).toEqual({
    checked: 3,
    average: 74,
    worst: 61,
    better: 1,
    worse: 1,
  });
});

test("a score of 0 is one", () => {
  expect(scoresOf([page(0)])).toMatchObject({ checked: 1, average: 0, worst: 0 });
});
