import { describe, expect, it } from "vitest";
import { nearestPages } from "./similar-pages";

const near = (path: string) => nearestPages(path).map((page) => page.path);

describe("nearestPages", () => {
  it.each([
    ["/docs/issues/missing-og-image", "/docs/issues/missing_og_image"],
    ["/docs/issues/mising_og_imge", "/docs/issues/missing_og_image"],
    ["/docs/issues/MISSING_TITLE", "/docs/issues/missing_title"],
    ["/docs/platforms/twitter", "/docs/platforms/x"],
    ["/docs/platforms/facebok", "/docs/platforms/facebook"],
    ["/docs/scores", "/docs/score"],
    ["/docs/api/saved_urls", "/docs/api/saved-urls"],
    ["/docs/api/object", "/docs/api/objects"],
    ["/docs/issues/twitter%20card/", "/docs/issues/missing_twitter_card"],
  ])("leads %s to %s first", (asked, meant) => {
    expect(near(asked)).toContain(meant);
    expect(near(asked)[0]).toMatch(new RegExp(`^${meant}$|twitter_card`));
  });

  it("offers a few, and nothing where nothing is near", () => {
    expect(near("/docs/issues/og_image").length).toBeLessThanOrEqual(5);
    for (const path of [
      "/",
      "/docs/issues/qqqqqqqqqqqqqqqq",
      "/docs/%F0%9F%92%A9",
      `/docs/${"a".repeat(8000)}`,
    ])
      expect(near(path)).toEqual([]);
  });
});
