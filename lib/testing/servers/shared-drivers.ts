import { afterAll, beforeAll } from "vitest";
import { parseSettings } from "@/lib/env";
import { connectShared, type Shared } from "@/lib/redis/connect";
import { type RedisServer, startRedisServer } from "./redis-server";
import { startUpstashEndpoint, type UpstashEndpoint } from "./upstash-endpoint";

export const DRIVERS = ["redis", "upstash"] as const;
type Driver = (typeof DRIVERS)[number];

/** A Redis server for the tests of a file, and REST in front of it. */
export function sharedServers() {
  let redis: RedisServer;
  let rest: UpstashEndpoint;
  const open: Shared[] = [];
  beforeAll(async () => {
    redis = await startRedisServer();
    rest = await startUpstashEndpoint(redis.url);
  });
  afterAll(async () => {
    for (const one of open) one.close();
    await rest.close();
    await redis.close();
  });
  const environment = (driver: Driver): Record<string, string> =>
    driver === "redis"
      ? { REDIS_URL: redis.url }
      : { UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: rest.token };
  return {
    redis: () => redis,
    environment,
    /** A connection of its own, as another instance has. */
    connect(driver: Driver): Shared {
      const shared = connectShared(parseSettings(environment(driver)));
      if (shared === null) throw new Error("The settings name no server.");
      open.push(shared);
      return shared;
    },
  };
}
