import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { testResources } from "@/lib/testing/test-resources";
import { warmUp } from "./warm-up";

describe("warmUp", () => {
  test("warming up lets others have their turns, and ends when the service stops", async () => {
    const resources = testResources();
    let hasEnded = false;
    const warming = warmUp(resources).finally(() => {
      hasEnded = true;
    });
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect(hasEnded).toBe(false);
    resources.shutdown.abort();
    await warming;
  });
});
