import { describe, expect, test } from "vitest";
import { oncePerObject } from "./once-per-object";

describe("oncePerObject", () => {
  test("a value is worked out once for each object, null too", () => {
    const worked: (readonly number[])[] = [];
    const firstOf = oncePerObject((list: readonly number[]) => {
      worked.push(list);
      return list[0] ?? null;
    });
    const [full, empty] = [[1, 2], []];
    expect([full, full, empty, empty, [1]].map(firstOf)).toEqual([1, 1, null, null, 1]);
    expect(worked).toHaveLength(3);
  });
});
