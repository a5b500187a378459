import { describe, expect, test } from "vitest";
import { draftFacts, draftPath } from "./read-draft";

describe("the path of a draft image", () => {
  test.each([
    ["My photo.JPG", "/my-photo.jpg"],
    ["../../etc/passwd", "/etc-passwd"],
    ["a b?c#d.png", "/a-b-c-d.png"],
    ["潮.png", `/${encodeURIComponent("潮")}.png`],
    ["???", "/image"],
  ])("%s becomes %s", (name, path) => {
    expect(draftPath(name)).toBe(path);
  });
});

describe("a draft image", () => {
  test("a draft is judged by its own size, weight and format", () => {
    const draft = {
      name: "a.png",
      path: "/a.png",
      objectUrl: "blob:x",
      width: 1200,
      height: 630,
      bytes: 900_000,
      mime: "image/png",
    };
    const facts = draftFacts(draft, "https://example.com/a.png");
    expect(facts).toMatchObject({ width: 1200, height: 630, bytes: 900_000, format: "png", state: "ok" });
  });
});
