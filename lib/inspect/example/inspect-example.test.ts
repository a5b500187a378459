import { describe, expect, test } from "vitest";
import { PLATFORMS } from "../platforms";
import { PLATFORM_NAMES } from "../platforms/names";
import { cardShapes } from "./inspect-example";

describe.each(PLATFORM_NAMES)("the card shapes of %s", (name) => {
  const shapes = cardShapes(name);

  test("are those its table names, each once", () => {
    const named = Object.entries(PLATFORMS[name].layouts).flatMap(([card, layout]) => (layout ? [card] : []));
    expect(shapes.map(({ card }) => card).sort()).toEqual(named.sort());
  });

  test("carry a preview of that shape, with an image exactly where one is drawn", () => {
    for (const { card, preview } of shapes) {
      expect(preview.card).toBe(card);
      expect(preview.image !== null).toBe(card === "large" || card === "small");
    }
  });
});
