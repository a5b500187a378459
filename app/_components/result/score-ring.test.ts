import { describe, expect, test } from "vitest";
import { scorePage } from "@/lib/inspect/score";
import { ringArcs } from "./score-ring";

describe("ringArcs", () => {
  test("seven arcs fill the ring, as long as the areas' points", () => {
    const arcs = ringArcs(scorePage([]).areas);
    expect(arcs.map(({ area }) => area)).toEqual([
      "image",
      "title",
      "description",
      "url",
      "search",
      "card",
      "document",
    ]);
    expect(arcs.every(({ length, kept }) => kept === length)).toBe(true);
    const last = arcs.at(-1);
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(99.3);
  });

  test("the kept part of an arc is the share of points kept", () => {
    const { areas } = scorePage([
      { code: "missing_og_image", area: "image", points: 30, cap: null },
      { code: "title_long", area: "title", points: 11, cap: null },
    ]);
    const [image, title] = ringArcs(areas);
    expect(image?.kept).toBe(0);
    expect(title?.kept).toBeCloseTo((title?.length ?? 0) / 2);
  });
});
