import { describe, expect, test } from "vitest";
import { aspectRatio, fitBox } from "./card-image";

const LIMITS = { widthPxMax: 400, heightPxMax: 300 };

describe("fitBox", () => {
  test.each([
    [
      { width: 1200, height: 630 },
      { width: 400, height: 210 },
    ],
    [
      { width: 800, height: 1200 },
      { width: 200, height: 300 },
    ],
    [
      { width: 400, height: 300 },
      { width: 400, height: 300 },
    ],
    [
      { width: 401, height: 300 },
      { width: 400, height: 299 },
    ],
    [
      { width: 1, height: 9000 },
      { width: 1, height: 300 },
    ],
  ])("keeps the ratio of %o inside both limits", (image, box) => {
    expect(fitBox(image, LIMITS)).toEqual(box);
  });

  test("never enlarges a small image", () => {
    expect(fitBox({ width: 64, height: 48 }, LIMITS)).toEqual({ width: 64, height: 48 });
  });

  test.each([
    { width: null, height: null },
    { width: 1200, height: null },
    { width: 0, height: 0 },
  ])("gives %o the usual social ratio", (image) => {
    expect(fitBox(image, LIMITS)).toEqual({ width: 400, height: 210 });
    expect(aspectRatio(image)).toBe("1200 / 630");
  });
});
