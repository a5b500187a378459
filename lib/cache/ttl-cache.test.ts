import { expect, test } from "vitest";
import { createTtlCache } from "./ttl-cache";

const MB = 1024 * 1024;

test("no more than 8 MB is kept, however many answers that is", () => {
  const remembered = createTtlCache<{ readonly bytes: number }>(
    ({ bytes }) => bytes,
    () => 1,
  );
  for (const key of ["a", "b", "c"]) remembered.set(key, { bytes: 3 * MB });
  expect(["a", "b", "c"].map((key) => remembered.get(key) !== null)).toEqual([false, true, true]);
});
