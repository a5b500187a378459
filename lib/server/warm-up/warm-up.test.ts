import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { describe, expect, test, vi } from "vitest";
import { testResources } from "@/lib/testing/service/test-resources";
import { warmUp, withoutOptimizing } from "./warm-up";

/** The bit of V8's status for optimized code. */
const OPTIMIZED = 1 << 4;
const NEVER = Number.POSITIVE_INFINITY;

describe("warmUp", () => {
  test("lets others have their turns, and ends when the service stops", async () => {
    const resources = testResources();
    let hasEnded = false;
    const warming = warmUp(resources, { untilMs: NEVER, isBusy: () => false }).finally(() => {
      hasEnded = true;
    });
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect(hasEnded).toBe(false);
    resources.shutdown.abort();
    await warming;
  });

  test("looks again now and then while the service is busy", async () => {
    const resources = testResources();
    const isBusy = vi.fn(() => true);
    const warming = warmUp(resources, { untilMs: NEVER, isBusy });
    const before = performance.now();
    await vi.waitFor(() => expect(isBusy).toHaveBeenCalledTimes(4));
    expect(performance.now() - before).toBeGreaterThan(250);
    resources.shutdown.abort();
    await warming;
  });

  test("checks pages, whatever the service itself allows", async () => {
    const resources = testResources({
      CHECKS_PER_HOUR: "anonymous=1",
      FETCH_PER_HOST_MINUTE: "1",
      BLOCKED_HOSTS: "127.0.0.1",
    });
    let checks = 0;
    const isBusy = () => {
      if (++checks > 2) resources.shutdown.abort();
      return false;
    };
    await warmUp(resources, { untilMs: NEVER, isBusy });
    expect(checks).toBe(3);
  });

  test("ends at its time, busy or not", async () => {
    const untilMs = performance.now() + 150;
    await warmUp(testResources(), { untilMs, isBusy: () => true });
    expect(performance.now() - untilMs).toBeLessThan(1_000);
  });
});

describe("withoutOptimizing", () => {
  test("has V8's compiler wait for the end of the work, even of work that fails", async () => {
    let meanwhile = true;
    const work = withoutOptimizing(async () => {
      meanwhile = await becomesOptimized();
      throw new Error("no port");
    });
    await expect(work).rejects.toThrow("no port");
    expect([meanwhile, await becomesOptimized()]).toEqual([false, true]);
  });
});

/** Whether a new function is compiled to optimized code when it runs often. */
async function becomesOptimized(): Promise<boolean> {
  setFlagsFromString("--allow-natives-syntax");
  const sum = new Function("to", "let sum = 0; for (let n = 0; n < to; n++) sum += n % 7; return sum;");
  const status = new Function("code", "return %GetOptimizationStatus(code)");
  setFlagsFromString("--no-allow-natives-syntax");
  for (let turn = 0; turn < 50; turn++) {
    for (let call = 0; call < 100; call++) sum(1_000);
    // It is compiled in another thread meanwhile.
    await nextTurn();
  }
  return (status(sum) & OPTIMIZED) !== 0;
}
