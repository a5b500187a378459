import { describe, expect, test } from "vitest";
import { INTERVAL_MS, nextDue } from "./due-monitors";

const NOW = Date.UTC(2026, 9, 25, 0, 30);
const ids = Array.from({ length: 10_000 }, (_, n) => `mon_${n}`);

describe("10,000 monitors", () => {
  test.each(["hourly", "daily", "weekly"] as const)(
    "that are %s come evenly over their interval",
    (interval) => {
      const parts = new Array(60).fill(0);
      const partMs = INTERVAL_MS[interval] / parts.length;
      for (const id of ids)
        parts[Math.floor((nextDue(id, interval, NOW).getTime() % INTERVAL_MS[interval]) / partMs)]++;
      expect(Math.max(...parts)).toBeLessThan((2 * ids.length) / parts.length);
      expect(Math.min(...parts)).toBeGreaterThan(ids.length / parts.length / 2);
    },
  );

  test("are due again between half an interval and one and a half", () => {
    const waits = ids.map((id) => nextDue(id, "hourly", NOW).getTime() - NOW);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(INTERVAL_MS.hourly / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1.5 * INTERVAL_MS.hourly);
  });
});

describe("due monitors", () => {
  test("a monitor keeps its time of day when local clocks change, since it is counted in UTC", () => {
    const [before, after] = [nextDue("mon_1", "daily", NOW), nextDue("mon_1", "daily", NOW + 86_400_000)];
    expect(after.getTime() - before.getTime()).toBe(86_400_000);
  });
});
