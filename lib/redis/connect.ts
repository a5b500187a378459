// The server that several instances share. Nothing here waits for it for long: a request goes on without it.
import { Redis as Upstash } from "@upstash/redis";
import { Redis } from "ioredis";
import type { Settings } from "@/lib/env";
import type { Bucket } from "@/lib/limits/bucket";
import { createRedisBucket } from "@/lib/limits/redis-bucket";
import { createUpstashBucket } from "@/lib/limits/upstash-bucket";
import { createRedisStore, createUpstashStore, type Store } from "./store";

const COMMAND_MS = 1_000;
/** A request over the internet takes longer than a command in a network of one's own. */
const REST_MS = 2_000;
const RECONNECT_MS = 500;

/** What instances share, by whichever driver the settings name. Its methods reject while the server is away. */
export interface Shared {
  readonly store: Store;
  readonly bucket: Bucket;
  /** Closes the connections. */
  close(): void;
}

export type SharedSettings = Pick<Settings, "redisUrl" | "upstashRedisRestUrl" | "upstashRedisRestToken">;

/** Connects to the Redis server or the Upstash database of these settings; null when they name none. */
export function connectShared(settings: SharedSettings): Shared | null {
  const { redisUrl, upstashRedisRestUrl: url, upstashRedisRestToken: token } = settings;
  if (redisUrl !== null) return connectRedis(redisUrl);
  return url === null || token === null ? null : connectUpstash({ url, token });
}

function connectRedis(url: string): Shared {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: COMMAND_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: () => RECONNECT_MS,
    enableAutoPipelining: true,
  });
  // What fails is reported by the command that needed it.
  redis.on("error", () => undefined);
  return {
    store: createRedisStore(redis),
    bucket: createRedisBucket(redis),
    close: () => redis.disconnect(),
  };
}

function connectUpstash({ url, token }: { readonly url: string; readonly token: string }): Shared {
  const redis = new Upstash({
    url,
    token,
    automaticDeserialization: false,
    enableTelemetry: false,
    retry: false,
    signal: () => AbortSignal.timeout(REST_MS),
  });
  return {
    store: createUpstashStore(redis),
    bucket: createUpstashBucket(redis),
    close: () => undefined,
  };
}
