import { describe, expect, test } from "vitest";
import { createSlots } from "./slots";

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
