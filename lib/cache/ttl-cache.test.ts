import { describe, expect, test } from "vitest";
import { createTtlCache } from "./ttl-cache";

const MB = 1024 * 1024;

describe("createTtlCache", () => {
  test("no more than 8 MB is cached, however many responses that is", () => {
    const cache = createTtlCache<{ readonly bytes: number }>(
      ({ bytes }) => bytes,
      () => 1,
    );
    for (const key of ["a", "b", "c"]) cache.set(key, { bytes: 3 * MB });
    expect(["a", "b", "c"].map((key) => cache.get(key) !== null)).toEqual([false, true, true]);
  });
});
