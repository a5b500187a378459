import { describe, expect, test, vi } from "vitest";
import { oncePerProcess } from "./once-per-process";

describe("oncePerProcess", () => {
  test("another copy of the module finds the same value", async () => {
    const first = oncePerProcess("test-value", () => ({ made: 1 }))();
    vi.resetModules();
    const copy = await import("./once-per-process");
    expect(copy.oncePerProcess).not.toBe(oncePerProcess);
    expect(copy.oncePerProcess("test-value", () => ({ made: 2 }))()).toBe(first);
  });
});
