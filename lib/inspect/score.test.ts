import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inspectExample } from "./example/inspect-example";
import { SCORE_PAGES } from "./example/score-pages.data";
import { AREA_POINTS, AREAS, type Loss, scorePage } from "./score";

describe("the example pages of the score model", () => {
  test.each([
    ["perfect", 100],
    ["noAlt", 99],
    ["noCard", 94],
    ["heavyImage", 95],
    ["noSocialTags", 53],
    ["framework", 18],
    ["nothing", 5],
    ["noindex", 90],
  ] as const)("%s scores %i", (name, score) => {
    expect(inspectExample(SCORE_PAGES[name].example).score.value).toBe(score);
  });

  test("a page that is not shown on Google says so in its preview", () => {
    const { previews } = inspectExample(SCORE_PAGES.noindex.example);
    expect(previews.google).toMatchObject({ card: "none", reason: expect.stringMatching(/noindex/i) });
  });

  test("an empty page names the cap that applies", () => {
    expect(inspectExample({ html: "", document: "" }).score.cappedBy).toBe("all_lost");
  });
});

const anyLosses = fc.array(
  fc.record({
    code: fc.constantFrom("one", "two", "three"),
    area: fc.constantFrom(...AREAS),
    points: fc.nat({ max: 40 }),
    cap: fc.option(fc.nat({ max: 100 }), { nil: null, freq: 5 }),
  }),
  { maxLength: 30 },
);

describe("score", () => {
  test("a page without losses scores 100 and the areas add up to 100", () => {
    expect(scorePage([])).toMatchObject({ value: 100, cappedBy: null });
    expect(Object.values(AREA_POINTS).reduce((sum, points) => sum + points)).toBe(100);
  });

  test("an area never loses more than its points", () => {
    const losses = Array.from({ length: 9 }, (): Loss => ({ code: "c", area: "card", points: 8, cap: null }));
    expect(scorePage(losses).value).toBe(100 - AREA_POINTS.card);
  });

  test("the lowest cap applies, and only when the losses leave more than that", () => {
    const caps: Loss[] = [
      { code: "forty", area: "url", points: 0, cap: 40 },
      { code: "twenty", area: "url", points: 0, cap: 20 },
    ];
    expect(scorePage(caps)).toMatchObject({ value: 20, cappedBy: "twenty" });
    const lost = AREAS.map(
      (area): Loss => ({ code: "c", area, points: area === "image" ? 18 : 100, cap: null }),
    );
    expect(scorePage([...lost, ...caps])).toMatchObject({ value: 12, cappedBy: null });
  });

  test("one more loss never raises the score, and the score is a whole number from 0 to 100", () => {
    fc.assert(
      fc.property(anyLosses, anyLosses, (some, more) => {
        const score = scorePage(some).value;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(scorePage([...some, ...more]).value).toBeLessThanOrEqual(score);
      }),
    );
  });
});
