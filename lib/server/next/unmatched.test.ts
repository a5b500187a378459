import { expect, it } from "vitest";
import { unmatched } from "./unmatched";

it.each([
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
  "/docs/issues/%2e%2e",
  "/docs/platforms/x/../..",
])("leaves %s where it is", (target) => {
  expect(unmatched(target)).toBe(target);
});

it.each([
  "/docs/issues/mising_title",
  "/docs/issues/constructor",
  "/docs/issues/missing_title/more",
  "/docs/platforms/myspace?x=1",
  "/docs/api/saved_urls",
])("moves %s to where nothing is", (target) => {
  expect(unmatched(target)).toBe(`/nowhere${target}`);
});

it.each([
  ["/docs/issues/nothing/../none?x=1", "/nowhere/docs/issues/none?x=1"],
  ["/docs/./platforms/%2E/myspace", "/nowhere/docs/platforms/myspace"],
])("moves %s, whose dots would lead out of there again, without them", (target, moved) => {
  expect(unmatched(target)).toBe(moved);
});
