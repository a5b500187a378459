import { describe, expect, test } from "vitest";
import { FUZZ_TARGETS } from "./fuzz-targets";
import { runFuzz } from "./run-fuzz";

const INPUTS = Math.ceil(1_000 / FUZZ_TARGETS.length);

describe("fuzz", () => {
  test.each(FUZZ_TARGETS)("broken $name break nothing, and take no time", (target) => {
    expect(runFuzz(target, { inputs: INPUTS, seed: 1, msMax: 100 })).toBeLessThanOrEqual(100);
  });
});
