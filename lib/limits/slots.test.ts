import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createCalmQueue, createSlots } from "./slots";

describe("createSlots", () => {
  test("slots are bounded by key and in all, and come back once each", () => {
    const slots = createSlots({ all: 3, perKey: 2 });
    const [first, second] = [slots.take("a"), slots.take("a")];
    expect(slots.take("a")).toBeNull();
    expect(slots.take("b")).not.toBeNull();
    expect(slots.take("c")).toBeNull();
    first?.();
    first?.();
    expect(slots.take("c")).not.toBeNull();
    expect(slots.take("a")).toBeNull();
    second?.();
    expect(slots.take("a")).not.toBeNull();
  });
});

describe("createCalmQueue", () => {
  /** Takes that many turns of the event loop, 12 ms each. */
  const busy = async (turns: number) => {
    for (let done = 0; done < turns; done++) {
      const end = performance.now() + 12;
      while (performance.now() < end);
      await nextTurn();
    }
  };

  test("lets work that takes several turns begin one after the other", async () => {
    const turn = createCalmQueue();
    let running = 0;
    let most = 0;
    const work = async () => {
      await turn();
      running += 1;
      most = Math.max(most, running);
      await busy(6);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, work));
    // On a busy machine the next one begins before the one before has ended.
    expect(most).toBeLessThanOrEqual(3);
  });

  test("lets one begin at once where none is running, and waits no longer than a moment for another", async () => {
    const turn = createCalmQueue();
    let turns = 0;
    const counting = setInterval(() => turns++);
    await turn();
    expect(turns).toBe(0);
    clearInterval(counting);
    let isBusy = true;
    const endless = busy(100).finally(() => {
      isBusy = false;
    });
    await turn();
    expect(isBusy).toBe(true);
    await endless;
  });
});
