import { describe, expect, test } from "vitest";
import { simulate } from "@/bench/scaling/simulation";

const LOAD = {
  perSecond: 200,
  pages: 5_000,
  callers: 50,
  perHour: 1000,
  checkMs: 500,
  slots: 200,
  seconds: 60,
};

describe("scaling", () => {
  test("a simulated minute accounts for every check, and the cache takes most of them", () => {
    const { requested, rejected, hits, shared, checked, overloaded, busiest } = simulate(LOAD);
    expect(rejected + hits + shared + checked + overloaded).toBe(requested);
    expect(requested).toBe(12_000);
    expect(hits).toBeGreaterThan(checked);
    expect(busiest).toBeLessThanOrEqual(LOAD.slots);
    expect(overloaded).toBe(0);
  });

  test("simulated limits reject what is beyond them, and a lack of slots is overload", () => {
    expect(simulate({ ...LOAD, callers: 1 }).requested - simulate({ ...LOAD, callers: 1 }).rejected).toBe(
      1_016,
    );
    expect(simulate({ ...LOAD, slots: 2 }).overloaded).toBeGreaterThan(0);
  });
});
