import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createTurns } from "./turns";

const MIB = 1024 * 1024;

/** Turns by a clock that only steps move, and what has run so far. */
function stage() {
  let nowMs = 0;
  const ran: string[] = [];
  const turns = createTurns(() => nowMs);
  const step = (name: string, ms: number) => () => {
    ran.push(name);
    nowMs += ms;
  };
  return { turns, ran, step };
}

describe("steps", () => {
  test("run at once while the turn has time left", () => {
    const { turns, ran, step } = stage();
    const lane = turns.lane();
    for (const name of ["a", "b", "c", "d", "e"]) lane.queue(0, step(name, 1));
    expect(ran).toEqual(["a", "b", "c", "d"]);
  });

  test("wait for the next turns of the event loop beyond that, in order", async () => {
    const { turns, ran, step } = stage();
    const lane = turns.lane();
    for (const name of ["a", "b", "c"]) lane.queue(0, step(name, 4));
    expect(ran).toEqual(["a"]);
    await nextTurn();
    expect(ran).toEqual(["a", "b"]);
    await nextTurn();
    expect(ran).toEqual(["a", "b", "c"]);
  });

  test("of a check that has taken little go first", async () => {
    const { turns, ran, step } = stage();
    const large = turns.lane();
    for (const name of ["large 1", "large 2", "large 3"]) large.queue(0, step(name, 4));
    turns.lane().queue(0, step("small", 1));
    await nextTurn();
    expect(ran.slice(0, 2)).toEqual(["large 1", "small"]);
  });

  test("of a large check run too while small ones keep coming", async () => {
    const { turns, ran, step } = stage();
    const large = turns.lane();
    for (const name of ["large", "large", "large"]) large.queue(0, step(name, 4));
    for (let turn = 0; turn < 16; turn++) {
      for (let i = 0; i < 4; i++) turns.lane().queue(0, step("small", 4));
      await nextTurn();
    }
    expect(ran.filter((name) => name === "large")).toHaveLength(3);
  });

  test("are taken at once when too many bytes wait for them", () => {
    const { turns, ran, step } = stage();
    const lanes = Array.from({ length: 100 }, () => turns.lane());
    for (const lane of lanes) lane.queue(MIB, step("piece", 4));
    expect(100 - ran.length).toBe(48);
  });

  test("return what they return, and reject with what they throw", async () => {
    const lane = createTurns().lane();
    expect(await lane.run(() => 7)).toBe(7);
    const failing = lane.run(() => {
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    expect(await lane.run(() => 8)).toBe(8);
  });

  test("may add steps, which run after them", async () => {
    const { turns, ran, step } = stage();
    const lane = turns.lane();
    lane.queue(0, () => {
      lane.queue(0, step("inner", 0));
      ran.push("outer");
    });
    expect(ran).toEqual(["outer", "inner"]);
  });
});

describe("turns", () => {
  test("are overloaded while 128 checks wait, and not when one of them has had its turn", async () => {
    const { turns, step } = stage();
    for (let check = 0; check <= 128; check++) turns.lane().queue(0, step("work", 4));
    expect(turns.isOverloaded()).toBe(true);
    await nextTurn();
    expect(turns.isOverloaded()).toBe(false);
  });
});
