import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * Expects two values to be equal, for loops of thousands: the matcher, which takes longer than most of what it compares, runs
 * only when they are not. What `about` returns comes before its message.
 */
export function expectSame<T>(actual: T, expected: T, about: () => string = () => ""): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, about()).toStrictEqual(expected);
}
