import { describe, expect, test } from "vitest";
import { unmatched } from "./unmatched";

describe("paths at which nothing is", () => {
  test.each([
    "/",
    "/docs",
    "/docs/issues",
    "/docs/issues?q=title",
    "/docs/issues/",
    "/docs/issues/missing_title/",
    "/docs/issues/missing_title",
    "/docs/issues/missing_title?from=report",
    "/docs/platforms/x",
    "/docs/api",
    "/docs/api?q=score",
    "/docs/api/saved-urls",
    "/docs/api/objects",
    "/inspect?url=https://example.com/docs/issues/nothing",
    "/api",
    "/api/issues?next=/",
  ])("leaves %s where it is", (target) => {
    expect(unmatched(target)).toBe(target);
  });

  test.each([
    "/docs/issues/mising_title",
    "/docs/issues/constructor",
    "/docs/issues/missing_title/more",
    "/docs/platforms/myspace?x=1",
    "/docs/api/saved_urls",
  ])("moves %s to where nothing is", (target) => {
    expect(unmatched(target)).toBe(`/nowhere${target}`);
  });

  test.each([
    ["/docs/issues/x/", "/nowhere/docs/issues/x"],
    ["/docs/api/nothing/?a=/", "/nowhere/docs/api/nothing?a=/"],
    ["/api/", "/api/nowhere"],
    ["/api/issues/?limit=1", "/api/nowhere?limit=1"],
  ])("moves %s to %s, which Next does not redirect", (target, moved) => {
    expect(unmatched(target)).toBe(moved);
  });
});
