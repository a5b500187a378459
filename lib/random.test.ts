import { describe, expect, test } from "vitest";
import { randomBase62, systemRandom } from "./random";

describe("random", () => {
  test("leaves out the bytes that would make some characters likelier", () => {
    const bytes = [255, 248, 0, 61, 62, 247];
    const random = (count: number) => Uint8Array.from({ length: count }, () => bytes.shift() ?? 1);
    expect(randomBase62(5, random)).toBe("0z0z1");
  });

  test("has the length asked for, of nothing but digits and letters", () => {
    expect(randomBase62(1_000, systemRandom)).toMatch(/^[0-9A-Za-z]{1000}$/);
  });
});
