import { describe, expect, test } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { verdictOf } from "./verdict";

describe("verdictOf", () => {
  test("a page that every platform shows is good", () => {
    expect(verdictOf(inspectExample({ html: "" }))).toEqual({
      text: "All good. Ready to share.",
      grade: "good",
    });
  });

  test("a page slower than Discord waits is shareable, but has no preview there", () => {
    const slow = inspectExample({ html: "", fetched: { responseTimeMs: 11_000 } });
    expect(slow.score.value).toBeGreaterThanOrEqual(90);
    expect(verdictOf(slow)).toEqual({ text: "Shareable, but no preview on Discord", grade: "middling" });
  });

  test("a page so slow that previews may be missing can't be good", () => {
    const slow = inspectExample({ html: "", fetched: { responseTimeMs: 6_000 } });
    expect(slow.score.value).toBeGreaterThanOrEqual(90);
    expect(verdictOf(slow)).toEqual({
      text: "Shareable, but some previews may load too late",
      grade: "middling",
    });
  });

  test("a page with noindex can't be good", () => {
    const unlisted = inspectExample({ html: '<meta name="robots" content="noindex">' });
    expect(verdictOf(unlisted)).toEqual({ text: "Shareable, but not in search results", grade: "middling" });
  });

  test("more than two platforms without a preview are counted", () => {
    const page = inspectExample({ html: "" });
    const none = { ...page.previews.x, card: "none" as const };
    const previews = { ...page.previews, x: none, slack: none, discord: none };
    expect(verdictOf({ ...page, previews }).text).toBe("Shareable, but no preview on 3 platforms");
  });

  test("a low score keeps its own verdict", () => {
    const bad = inspectExample({ html: "", without: ["og:image", "og:title", "title", "og:description"] });
    expect(bad.score.value).toBeLessThan(90);
    expect(verdictOf(bad).text).not.toContain("no preview on");
  });
});
