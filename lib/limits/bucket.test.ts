import { describe, expect, test, vi } from "vitest";
import { systemClock } from "@/lib/clock";
import { HAS_REDIS } from "@/lib/testing/servers/redis-server";
import { DRIVERS, sharedServers } from "@/lib/testing/servers/shared-drivers";
import type { Bucket } from "./bucket";
import { createMemoryBucket } from "./memory-bucket";

const FIFTY = { capacity: 50, refillPerHour: 50 };
/** A unit every 50 ms. */
const FAST = { capacity: 2, refillPerHour: 72_000 };

function contract(name: string, connect: () => Bucket): void {
  const key = (of: string) => `${name}:${of}`;

  test("a bucket that was never used is full and says so", async () => {
    expect(await connect().peek(key("new"), FIFTY)).toEqual({
      allowed: true,
      limit: 50,
      remaining: 50,
      resetSeconds: 0,
      retryAfterSeconds: 0,
    });
  });

  test("50 of 60 calls at once get a unit, and the last tells when the next comes", async () => {
    const bucket = connect();
    const rates = await Promise.all(Array.from({ length: 60 }, () => bucket.take(key("many"), FIFTY)));
    expect(rates.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect(rates.at(-1)).toEqual({
      allowed: false,
      limit: 50,
      remaining: 0,
      resetSeconds: 72,
      retryAfterSeconds: 72,
    });
  });

  test("peeking takes nothing", async () => {
    const bucket = connect();
    await bucket.take(key("peek"), FIFTY);
    for (const _ of [1, 2, 3]) expect(await bucket.peek(key("peek"), FIFTY)).toMatchObject({ remaining: 49 });
    expect(await bucket.take(key("peek"), FIFTY)).toMatchObject({ remaining: 48, resetSeconds: 72 });
  });

  test("keys are apart", async () => {
    const bucket = connect();
    await bucket.take(key("one"), FIFTY);
    expect(await bucket.take(key("other"), FIFTY)).toMatchObject({ allowed: true, remaining: 49 });
  });

  test("units come back with time, up to the capacity", async () => {
    const bucket = connect();
    for (const _ of [1, 2]) await bucket.take(key("fast"), FAST);
    await vi.waitFor(async () =>
      expect(await bucket.peek(key("fast"), FAST)).toMatchObject({ remaining: 2, resetSeconds: 0 }),
    );
    expect(await bucket.take(key("fast"), FAST)).toMatchObject({ allowed: true, remaining: 1 });
  });

  test("a smaller limit of the same key holds at once", async () => {
    const bucket = connect();
    await bucket.take(key("plan"), { capacity: 100, refillPerHour: 100 });
    expect(await bucket.take(key("plan"), FIFTY)).toMatchObject({ limit: 50, remaining: 49 });
  });
}

describe("buckets in memory", () => {
  const bucket = createMemoryBucket(systemClock);
  contract("memory", () => bucket);
});

describe.skipIf(!HAS_REDIS)("buckets that instances share", () => {
  const { connect } = sharedServers();

  describe.each(DRIVERS)("by the driver %s", (driver) => {
    contract(driver, () => connect(driver).bucket);

    test.each([2, 4])("of 200 requests at once to %i instances exactly 50 pass", async (count) => {
      const instances = Array.from({ length: count }, () => connect(driver).bucket);
      const takes = Array.from({ length: 200 }, (_, turn) =>
        instances[turn % count]?.take(`${driver}:exact:${count}`, FIFTY),
      );
      expect((await Promise.all(takes)).filter((rate) => rate?.allowed)).toHaveLength(50);
    });
  });
});
