import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createTurns, type Lane } from "./turns";

const MIB = 1024 * 1024;

interface CheckParts {
  readonly caller?: string;
  readonly signal?: AbortSignal;
  /** What its one step takes. */
  readonly ms?: number;
}

/** Turns by a clock that only steps move, and what has run so far. */
function stage() {
  let nowMs = 1_000;
  const ran: string[] = [];
  const turns = createTurns(() => nowMs);
  const step = (name: string, ms: number) => () => {
    ran.push(name);
    nowMs += ms;
  };
  const pass = (ms: number) => {
    nowMs += ms;
  };
  /** A check that is noted when it starts, and ends when it is told to. */
  const check = (name: string, { caller = "a", signal, ms = 0 }: CheckParts = {}) => {
    let end: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = async (lane: Lane) => {
      ran.push(name);
      if (ms > 0) await lane.run(() => pass(ms));
      await told;
    };
    return { end, ended: turns.check(caller, work, signal) };
  };
  return { turns, ran, step, pass, check };
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

describe("checks", () => {
  test("start while fewer than four others are at work, one for each that ends", async () => {
    const { ran, check } = stage();
    const checks = ["1", "2", "3", "4", "5", "6"].map((name) => check(name));
    await pause(20);
    expect(ran).toEqual(["1", "2", "3", "4"]);
    checks[1]?.end();
    await checks[1]?.ended;
    await vi.waitFor(() => expect(ran).toEqual(["1", "2", "3", "4", "5"]));
  });

  test("let others start while they wait for their pages", async () => {
    const { ran, check, pass } = stage();
    for (const name of ["1", "2", "3", "4", "5"]) check(name);
    pass(11);
    await vi.waitFor(() => expect(ran).toContain("5"));
  });

  test("let others start when they take long", async () => {
    const { ran, check } = stage();
    for (const name of ["1", "2", "3", "4"]) check(name, { ms: 21 });
    check("small");
    await vi.waitFor(() => expect(ran).toContain("small"));
  });

  test("of a caller who has fewer running go first", async () => {
    const { ran, check } = stage();
    const checks = ["1", "2", "3", "4", "5"].map((name) => check(name));
    check("another caller's", { caller: "b" });
    checks[0]?.end();
    await vi.waitFor(() => expect(ran.at(-1)).toBe("another caller's"));
  });

  test("of a caller who has some running start too while others keep coming", async () => {
    const { ran, check } = stage();
    const running = ["1", "2", "3", "4"].map((name) => check(name));
    check("second");
    for (let i = 0; i < 20; i++) check(`other ${i}`, { caller: `b${i}` }).end();
    running[0]?.end();
    await vi.waitFor(() => expect(ran).toContain("second"));
    expect(ran.indexOf("second")).toBeLessThan(8);
  });

  test("of a caller who has left already never start", async () => {
    const { turns } = stage();
    const work = vi.fn();
    await expect(turns.check("a", work, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
    expect(work).not.toHaveBeenCalled();
  });

  test("whose caller leaves before they start never do", async () => {
    const { ran, check } = stage();
    const checks = ["1", "2", "3", "4"].map((name) => check(name));
    const caller = new AbortController();
    const { ended } = check("left", { signal: caller.signal });
    caller.abort(new Error("gone"));
    await expect(ended).rejects.toThrow("gone");
    for (const { end } of checks) end();
    await Promise.all(checks.map(({ ended }) => ended));
    await pause(20);
    expect(ran).toEqual(["1", "2", "3", "4"]);
  });

  test("return what they return, and let others start when they throw", async () => {
    const { turns } = stage();
    expect(await turns.check("a", async () => 7)).toBe(7);
    for (let i = 0; i < 8; i++) {
      const failing = turns.check("a", () => Promise.reject(new Error("broken")));
      await expect(failing).rejects.toThrow("broken");
    }
  });
});

describe("turns", () => {
  test("are overloaded for a caller who has taken as many of 128 places as are left", () => {
    const { turns, check } = stage();
    // Four start at once.
    for (let i = 0; i < 4 + 63; i++) check("one");
    expect(turns.isOverloaded("a")).toBe(false);
    check("one more");
    expect(turns.isOverloaded("a")).toBe(true);
    expect(turns.isOverloaded("b")).toBe(false);
  });

  test("are overloaded while 128 checks wait, and not when one of them has had its turn", async () => {
    const { turns, step } = stage();
    for (let check = 0; check <= 128; check++) turns.lane().queue(0, step("work", 4));
    expect(turns.isOverloaded("a")).toBe(true);
    await nextTurn();
    expect(turns.isOverloaded("a")).toBe(false);
  });
});
