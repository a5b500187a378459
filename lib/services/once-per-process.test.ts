import { expect, test, vi } from "vitest";
import { oncePerObject } from "./once-per-object";
import { oncePerProcess } from "./once-per-process";

test("another copy of the module finds the same value", async () => {
  const first = oncePerProcess("test-value", () => ({ made: 1 }));
  vi.resetModules();
  const copy = await import("./once-per-process");
  expect(copy.oncePerProcess).not.toBe(oncePerProcess);
  expect(copy.oncePerProcess("test-value", () => ({ made: 2 }))).toBe(first);
});

test("a value is worked out once for each object", () => {
  let worked = 0;
  const lengthOf = oncePerObject((list: readonly number[]) => {
    worked += 1;
    return list.length;
  });
  const list = [1, 2];
  expect([lengthOf(list), lengthOf(list), lengthOf([1])]).toEqual([2, 2, 1]);
  expect(worked).toBe(2);
});
