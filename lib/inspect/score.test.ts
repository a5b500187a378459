import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inspectExample } from "./example/inspect-example";
import { PERFECT_IMAGE_URL } from "./example/perfect-page";
import type { Example } from "./rules/rule";
import { AREA_BUDGETS, type Area, type Loss, scorePage } from "./score";

const PLAIN = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>How tides shape the coast</title>
<meta name="description" content="Two floods a day move more sand than any storm.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://example.com/guides/tides">
<link rel="icon" href="/favicon-96.png" sizes="96x96">
</head><body><h1>How tides shape the coast</h1></body></html>`;

const FRAMEWORK = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laravel</title>
</head><body><h1>Welcome</h1></body></html>`;

describe("the example pages of the score model", () => {
  const pages: readonly [name: string, score: number, example: Example][] = [
    ["perfect", 100, { html: "" }],
    ["perfect but no image alt", 99, { html: "", without: ["og:image:alt"] }],
    ["no twitter:card only", 96, { html: "", without: ["twitter:card"] }],
    ["image of 900 KB only", 95, { html: "", images: { [PERFECT_IMAGE_URL]: { bytes: 900 * 1024 } } }],
    ["everything but social tags", 54, { html: "", document: PLAIN }],
    ["bare framework page", 19, { html: "", document: FRAMEWORK, images: noFavicon() }],
    ["nothing at all", 5, { html: "", document: "", images: noFavicon() }],
    ["fine page, noindex", 90, { html: '<meta name="robots" content="noindex">' }],
  ];

  test.each(pages)("%s scores %i", (_, score, example) => {
    expect(inspectExample(example).score.value).toBe(score);
  });

  test("a page that is not shown on Google says so in its preview", () => {
    const { previews } = inspectExample({ html: '<meta name="robots" content="noindex">' });
    expect(previews.google).toMatchObject({ card: "none", reason: expect.stringMatching(/noindex/i) });
  });

  test("nothing at all names the cap that holds it down", () => {
    expect(inspectExample({ html: "", document: "" }).score.gatedBy).toBe("all_lost");
  });

  function noFavicon(): NonNullable<Example["images"]> {
    return { "https://example.com/favicon.ico": { state: "http_error", status: 404, inspected: false } };
  }
});

const AREAS = Object.keys(AREA_BUDGETS) as Area[];

const anyLosses = fc.array(
  fc.record({
    code: fc.constantFrom("one", "two", "three"),
    area: fc.constantFrom(...AREAS),
    points: fc.nat({ max: 40 }),
    gate: fc.option(fc.nat({ max: 100 }), { nil: null, freq: 5 }),
  }),
  { maxLength: 30 },
);

test("a page without losses scores 100 and the budgets make 100", () => {
  expect(scorePage([])).toMatchObject({ value: 100, gatedBy: null });
  expect(Object.values(AREA_BUDGETS).reduce((sum, budget) => sum + budget)).toBe(100);
});

test("an area never loses more than its budget", () => {
  const losses = Array.from({ length: 9 }, (): Loss => ({ code: "c", area: "card", points: 8, gate: null }));
  expect(scorePage(losses).value).toBe(100 - AREA_BUDGETS.card);
});

test("the lowest gate holds the score down, and only when the losses leave more than it", () => {
  const gates: Loss[] = [
    { code: "forty", area: "url", points: 0, gate: 40 },
    { code: "twenty", area: "url", points: 0, gate: 20 },
  ];
  expect(scorePage(gates)).toMatchObject({ value: 20, gatedBy: "twenty" });
  const lost = AREAS.map(
    (area): Loss => ({ code: "c", area, points: area === "image" ? 18 : 100, gate: null }),
  );
  expect(scorePage([...lost, ...gates])).toMatchObject({ value: 12, gatedBy: null });
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
