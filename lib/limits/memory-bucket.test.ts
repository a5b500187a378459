import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fakeClock } from "@/lib/testing/fake-clock";
import type { Rate } from "./bucket";
import { createMemoryBucket } from "./memory-bucket";

const FIFTY = { capacity: 50, refillPerHour: 50 };

async function takeMany(take: () => Promise<Rate>, count: number): Promise<Rate[]> {
  const rates: Rate[] = [];
  for (let i = 0; i < count; i++) rates.push(await take());
  return rates;
}

describe("the anonymous rate limit of 50 an hour", () => {
  function bucket() {
    const clock = fakeClock();
    const buckets = createMemoryBucket(clock);
    return { clock, buckets, take: (key = "192.0.2.1") => buckets.take(key, FIFTY) };
  }

  test("gives 50 units at once and rejects the 51st", async () => {
    const { take } = bucket();
    const rates = await takeMany(take, 51);
    expect(rates.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect(rates[49]).toEqual({
      allowed: true,
      limit: 50,
      remaining: 0,
      resetSeconds: 72,
      retryAfterSeconds: 0,
    });
    expect(rates[50]).toEqual({
      allowed: false,
      limit: 50,
      remaining: 0,
      resetSeconds: 72,
      retryAfterSeconds: 72,
    });
  });

  test("regains one unit after 72 s, not a millisecond before", async () => {
    const { clock, take } = bucket();
    await takeMany(take, 50);
    clock.advance(71_999);
    expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    clock.advance(1);
    expect(await take()).toMatchObject({ allowed: true, remaining: 0, resetSeconds: 72 });
    expect(await take()).toMatchObject({ allowed: false });
  });

  test("a rejected request takes nothing and delays nothing", async () => {
    const { clock, take } = bucket();
    await takeMany(take, 60);
    clock.advance(72_000);
    expect(await take()).toMatchObject({ allowed: true });
  });

  test("says 0 seconds when full and counts from the first unit taken", async () => {
    const { clock, buckets, take } = bucket();
    expect(await buckets.peek("192.0.2.1", FIFTY)).toMatchObject({ remaining: 50, resetSeconds: 0 });
    clock.advance(50_000);
    expect(await take()).toMatchObject({ remaining: 49, resetSeconds: 72 });
    clock.advance(71_001);
    expect(await buckets.peek("192.0.2.1", FIFTY)).toMatchObject({ remaining: 49, resetSeconds: 1 });
    clock.advance(999);
    expect(await buckets.peek("192.0.2.1", FIFTY)).toMatchObject({ remaining: 50, resetSeconds: 0 });
  });

  test("keeps keys apart", async () => {
    const { take } = bucket();
    await takeMany(take, 50);
    expect(await take("192.0.2.2")).toMatchObject({ allowed: true, remaining: 49 });
  });

  test("a clock set back does not lock anyone out for longer than a unit takes", async () => {
    const { clock, take } = bucket();
    await takeMany(take, 50);
    clock.advance(-86_400_000);
    expect(await take()).toMatchObject({ allowed: false, resetSeconds: 72 });
    clock.advance(72_000);
    expect(await take()).toMatchObject({ allowed: false });
  });
});

describe("createMemoryBucket", () => {
  test("a larger rate limit of the same key counts what was used", async () => {
    const buckets = createMemoryBucket(fakeClock());
    await takeMany(() => buckets.take("account", { capacity: 100, refillPerHour: 100 }), 30);
    expect(await buckets.take("account", FIFTY)).toMatchObject({ limit: 50, remaining: 49 });
  });

  test("only the key unused longest is forgotten beyond the bound", async () => {
    const buckets = createMemoryBucket(fakeClock(), 2);
    for (const key of ["a", "b", "a", "c"]) await buckets.take(key, FIFTY);
    expect(await buckets.peek("a", FIFTY)).toMatchObject({ remaining: 48 });
    expect(await buckets.peek("b", FIFTY)).toMatchObject({ remaining: 50 });
  });

  test("any sequence: never more than the capacity at once, nor more than capacity + time × rate in all", async () => {
    const steps = fc.array(fc.oneof(fc.constant<"take">("take"), fc.integer({ min: 0, max: 500_000 })), {
      maxLength: 60,
    });
    const rateLimits = fc.record({
      capacity: fc.integer({ min: 1, max: 60 }),
      refillPerHour: fc.integer({ min: 1, max: 5_000 }),
    });
    await fc.assert(
      fc.asyncProperty(steps, rateLimits, async (sequence, rateLimit) => {
        const clock = fakeClock(0);
        const buckets = createMemoryBucket(clock);
        let granted = 0;
        for (const step of sequence) {
          if (typeof step === "number") {
            clock.advance(step);
            continue;
          }
          const before = await buckets.peek("key", rateLimit);
          const rate = await buckets.take("key", rateLimit);
          if (rate.allowed) granted += 1;
          expect(rate.allowed).toBe(before.remaining > 0);
          expect(rate.remaining).toBe(before.remaining - (rate.allowed ? 1 : 0));
          expect(rate.remaining).toBeLessThan(rateLimit.capacity);
          expect(rate.resetSeconds).toBeGreaterThanOrEqual(1);
          expect(rate.resetSeconds).toBeLessThanOrEqual(Math.ceil(3_600 / rateLimit.refillPerHour));
          expect(rate.retryAfterSeconds).toBe(rate.allowed ? 0 : rate.resetSeconds);
          const most = rateLimit.capacity + (clock.now() * rateLimit.refillPerHour) / 3_600_000;
          expect(granted).toBeLessThanOrEqual(most + 1e-6);
        }
      }),
    );
  });

  test("after the seconds of retry-after a unit is there, whatever the rate", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 100_000 }),
        async (capacity, refillPerHour) => {
          const clock = fakeClock(1_700_000_000_123);
          const buckets = createMemoryBucket(clock);
          const take = () => buckets.take("key", { capacity, refillPerHour });
          const rejected = (await takeMany(take, capacity + 1)).at(-1);
          clock.advance((rejected?.retryAfterSeconds ?? 0) * 1000);
          expect(rejected?.allowed).toBe(false);
          expect(await take()).toMatchObject({ allowed: true });
        },
      ),
    );
  });
});
