import { describe, expect, test } from "vitest";
import { SAVED_URL_VIEW_EXAMPLE } from "../saved-urls/saved-url";
import { scoresOf } from "./view-projects";

const page = (last_score: number | null, change: number | null = null) => ({
  ...SAVED_URL_VIEW_EXAMPLE,
  label: `scored ${last_score}`,
  short_url: "example.com/page",
  failed: null,
  last_score,
  change,
});

const failed = { code: "http_error", status: 404, at: "2026-03-03T00:00:00.000Z" };

describe("a project's scores", () => {
  test("are empty without pages, and with pages that were never checked", () => {
    const none = { failed: 0, average: null, better: 0, worse: 0, values: [], lowest: null };
    expect(scoresOf([])).toEqual(none);
    expect(scoresOf([page(null)])).toEqual(none);
  });

  test("leave out pages that were never checked", () => {
    expect(scoresOf([page(90, 5), page(61, -1), page(70, 0), page(null)])).toEqual({
      failed: 0,
      average: 74,
      better: 1,
      worse: 1,
      values: [61, 70, 90],
      lowest: { name: "scored 61", score: 61 },
    });
  });

  test("count a page whose last check failed, and leave its old score out", () => {
    expect(scoresOf([page(80), { ...page(100, 9), failed }])).toMatchObject({
      failed: 1,
      average: 80,
      better: 0,
      values: [80],
    });
  });

  test("include a score of 0", () => {
    expect(scoresOf([page(0)])).toMatchObject({ average: 0, lowest: { score: 0 } });
  });
});
