import { afterEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "@/lib/clock";
import { createSharedBucket } from "@/lib/limits/bucket";
import { createMemoryBucket } from "@/lib/limits/memory-bucket";
import { REDIS_WORDS } from "@/lib/services/shared-parts";
import { logLines } from "@/lib/testing/log-lines";
import { HAS_REDIS, type RedisServer, startRedisServer } from "@/lib/testing/servers/redis-server";
import { startUpstashEndpoint } from "@/lib/testing/servers/upstash-endpoint";
import { parseSettings } from "../env";
import { connectShared } from "./connect";
import { createOutage } from "./outage";
import { createForgivingStore } from "./store";

const FIVE = { capacity: 5, refillPerHour: 5 };
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function environmentOf(driver: string, redis: RedisServer): Promise<Record<string, string>> {
  if (driver === "redis") return { REDIS_URL: redis.url };
  const rest = await startUpstashEndpoint(redis.url);
  ends.push(rest.close);
  return { UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: rest.token };
}

describe("createOutage", () => {
  test.skipIf(!HAS_REDIS).each(["redis", "upstash"])(
    "while the server behind %s is away limits are local, with one line in the log each way",
    async (driver) => {
      const redis = await startRedisServer();
      ends.push(redis.close);
      const shared = connectShared(parseSettings(await environmentOf(driver, redis)));
      if (shared === null) throw new Error("The settings name no server.");
      const logged = logLines();
      const probe = () => shared.store.set("probe", Buffer.from("."), 1_000);
      const outage = createOutage({
        log: logged.log,
        words: REDIS_WORDS,
        probe,
        probeEveryMs: 20,
      });
      ends.push(shared.close, outage.stop);
      const bucket = createSharedBucket(outage, shared.bucket, createMemoryBucket(systemClock));
      const store = createForgivingStore(outage, shared.store);
      const take = () => bucket.take("key", FIVE);

      for (const left of [4, 3, 2]) expect(await take()).toMatchObject({ remaining: left });
      await redis.kill();
      for (const left of [4, 3]) expect(await take()).toMatchObject({ allowed: true, remaining: left });
      expect(outage.isAway).toBe(true);
      await store.set("kept", Buffer.from("nothing"), 1_000);
      expect(await store.get("kept")).toBeNull();
      expect(await store.claim("lease", "owner", 1_000)).toBe(true);
      expect(logged.lines.map(({ msg }) => msg)).toEqual([
        "Redis is away: limits and caches are this instance's own",
      ]);

      await redis.start();
      await vi.waitFor(() => expect(outage.isAway).toBe(false), { timeout: 5_000 });
      expect(await take()).toMatchObject({ remaining: 4 });
      expect(await shared.bucket.peek("key", FIVE)).toMatchObject({ remaining: 4 });
      expect(logged.lines.map(({ msg }) => msg)).toEqual([
        "Redis is away: limits and caches are this instance's own",
        "Redis is back: limits and caches are shared again",
      ]);
    },
  );
});
