import { describe, expect, test } from "vitest";
import { momentText } from "./moment";

const AT = "2026-11-28T23:40:30.000Z";
const nowMs = Date.parse(AT);
const DAY_MS = 86_400_000;

describe("a time", () => {
  test("is shown in the visitor's time zone", () => {
    const tokyo = momentText(AT, { timeZone: "Asia/Tokyo", nowMs: nowMs + DAY_MS });
    expect(tokyo).toEqual({ day: "29 Nov 2026", time: "29 Nov 2026, 08:40", ago: null });
  });

  test("names UTC where the zone is unknown", () => {
    const utc = momentText(AT, { timeZone: "UTC", nowMs: nowMs + DAY_MS });
    expect(utc).toEqual({ day: "28 Nov 2026", time: "28 Nov 2026, 23:40 UTC", ago: null });
  });

  test.each([
    [-30, "just now"],
    [59, "just now"],
    [60, "1 minute ago"],
    [59 * 60, "59 minutes ago"],
    [60 * 60, null],
    [-3_600, null],
  ])("of %s seconds ago is %s", (seconds, ago) => {
    expect(momentText(AT, { timeZone: "UTC", nowMs: nowMs + seconds * 1_000 }).ago).toBe(ago);
  });
});
