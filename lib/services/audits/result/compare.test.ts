import { describe, expect, test } from "vitest";
import { compareAudits } from "./compare";

const page = (path: string, score: number | null, ...codes: readonly string[]) => ({
  url: `https://example.com${path}`,
  score,
  issues: codes.map((code) => ({ code })),
});

describe("compareAudits", () => {
  test("an issue is counted by what became of it on pages that both audits have", () => {
    const before = [page("/a", 70, "old", "same"), page("/b", 80), page("/gone", 10, "old")];
    const after = [page("/a", 75, "same"), page("/b", 60, "new"), page("/fresh", 90, "new")];
    expect(compareAudits(before, after)).toEqual({
      issues: [
        { code: "new", fixed: 0, opened: 1, same: 0 },
        { code: "old", fixed: 1, opened: 0, same: 0 },
        { code: "same", fixed: 0, opened: 0, same: 1 },
      ],
      scores: [
        { url: "https://example.com/b", before: 80, after: 60 },
        { url: "https://example.com/a", before: 70, after: 75 },
      ],
    });
  });

  test("a page without a score has none that changed", () => {
    expect(compareAudits([page("/a", null)], [page("/a", 50)]).scores).toEqual([]);
  });
});
