import { describe, expect, test } from "vitest";
import { type ListedUrl, SAVED_URL_VIEW_EXAMPLE } from "./saved-url";
import { SORTS, sortSavedUrls } from "./sort-saved-urls";

const EXAMPLE = { ...SAVED_URL_VIEW_EXAMPLE, short_url: "example.com/page", failed: null };

const views: readonly ListedUrl[] = [
  {
    ...EXAMPLE,
    id: "old",
    created_at: "2026-01-01T00:00:00.000Z",
    last_score: 90,
    change: -5,
  },
  { ...EXAMPLE, id: "new", created_at: "2026-03-01T00:00:00.000Z", last_score: 40, change: 0 },
  {
    ...EXAMPLE,
    id: "bare",
    created_at: "2026-02-01T00:00:00.000Z",
    label: null,
    url: "https://www.example.com/a",
    last_score: null,
    last_checked_at: null,
    change: null,
  },
];

function order(sorting: Parameters<typeof sortSavedUrls>[1]) {
  return sortSavedUrls(views, sorting).map(({ id }) => id);
}

describe("saved URLs", () => {
  test("come newest first", () => {
    expect(order({ sort: "newest" })).toEqual(["new", "bare", "old"]);
  });

  test("come lowest score first, or highest; without one they come last either way", () => {
    expect(order({ sort: "score" })).toEqual(["new", "old", "bare"]);
    expect(order({ sort: "score", order: "desc" })).toEqual(["old", "new", "bare"]);
  });

  test("come deepest drop first", () => {
    expect(order({ sort: "change" })).toEqual(["old", "new", "bare"]);
  });

  test("come by label, or by address without scheme and www", () => {
    expect(order({ sort: "name" })).toEqual(["bare", "old", "new"]);
  });

  test("come longest unchecked first, before all what was never checked", () => {
    expect(order({ sort: "checked" })[0]).toBe("bare");
  });

  test("come first in any order when their last check failed", () => {
    const failed = { code: "timeout", status: null, at: "2026-03-03T00:00:00.000Z" };
    const all = views.map((view) => (view.id === "old" ? { ...view, failed } : view));
    for (const sort of SORTS) expect(sortSavedUrls(all, { sort })[0]?.id).toBe("old");
  });

  test("keep their order where they are equal", () => {
    expect(order({ sort: "checked" })).toEqual(["bare", "old", "new"]);
  });
});
