import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { testResources } from "@/lib/testing/test-resources";
import { requestChecks, warmUp } from "./warm-up";

describe("warmUp", () => {
  test("lets others have their turns, and ends when the service stops", async () => {
    const resources = testResources();
    let hasEnded = false;
    const warming = warmUp(resources, () => false).finally(() => {
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
    const warming = warmUp(resources, isBusy);
    const before = performance.now();
    await vi.waitFor(() => expect(isBusy).toHaveBeenCalledTimes(4));
    expect(performance.now() - before).toBeGreaterThan(250);
    resources.shutdown.abort();
    await warming;
  });
});

describe("requestChecks", () => {
  test("checks pages, whatever the service itself allows", async () => {
    const { settings } = testResources({
      CHECKS_PER_HOUR: "anonymous=1",
      FETCH_PER_HOST_MINUTE: "1",
      BLOCKED_HOSTS: "127.0.0.1",
    });
    let left = 2;
    await requestChecks(settings, async () => left-- > 0);
    expect(left).toBe(-1);
  });
});
