import { describe, expect, test } from "vitest";
import { similarPages } from "./similar-pages";

const near = (path: string) => similarPages(path).map((page) => page.path);

describe("similarPages", () => {
  test.each([
    ["/docs/issues/missing-og-image", "/docs/issues/missing_og_image"],
    ["/docs/issues/mising_og_imge", "/docs/issues/missing_og_image"],
    ["/docs/issues/MISSING_TITLE", "/docs/issues/missing_title"],
    ["/docs/platforms/twitter", "/docs/platforms/x"],
    ["/docs/platforms/facebok", "/docs/platforms/facebook"],
    ["/docs/scores", "/docs/score"],
    ["/docs/api/saved_urls", "/docs/api/saved-urls"],
    ["/docs/api/object", "/docs/api/objects"],
    ["/docs/issues/twitter%20card/", "/docs/issues/missing_twitter_card"],
  ])("%s suggests %s first", (mistyped, meant) => {
    expect(near(mistyped)).toContain(meant);
    expect(near(mistyped)[0]).toMatch(new RegExp(`^${meant}$|twitter_card`));
  });

  test("few pages are suggested, and none if nothing is similar", () => {
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
