import { beforeEach, describe, expect, test } from "vitest";
import { fakeClock } from "@/lib/testing/fake-clock";
import { takeWithin } from "./hourly-limit";
import { createMemoryBucket } from "./memory-bucket";

const HOUR_MS = 3_600_000;
const TO = { key: "to:ada", perHour: 5 };
const FROM = { key: "from:192.0.2.1", perHour: 3 };

let clock = fakeClock();
let bucket = createMemoryBucket(clock);
beforeEach(() => {
  clock = fakeClock();
  bucket = createMemoryBucket(clock);
});

const take = (...limits: Parameters<typeof takeWithin>[1]) => takeWithin(bucket, limits);

/** How many of that many tries in a row go through. */
async function through(tries: number, limit = TO): Promise<number> {
  let taken = 0;
  for (let i = 0; i < tries; i++) taken += (await take(limit)) ? 1 : 0;
  return taken;
}

describe("takeWithin", () => {
  test("no more go through in any hour, wherever it starts", async () => {
    expect(await through(3)).toBe(3);
    clock.advance(HOUR_MS / 2);
    expect(await through(9)).toBe(2);
    clock.advance(HOUR_MS / 2 - 1);
    expect(await through(9)).toBe(0);
    clock.advance(1);
    expect(await through(9)).toBe(3);
    clock.advance(HOUR_MS / 2);
    expect(await through(9)).toBe(2);
  });

  test("what one limit rejects takes nothing under the others", async () => {
    expect(await through(3, FROM)).toBe(3);
    for (let i = 0; i < 9; i++) expect(await take(TO, FROM)).toBe(false);
    expect(await through(9)).toBe(5);
  });

  test("each key is counted by itself", async () => {
    expect(await through(9)).toBe(5);
    expect(await through(9, { key: "to:bob", perHour: 5 })).toBe(5);
  });

  test("of many at once no more go through than in a row", async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, () => take(TO)));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });
});
