import { LRUCache } from "lru-cache";

/** As long as a report is kept, so that what a report says of an image is half an hour old at most. */
const KEPT_MS = 15 * 60_000;
const BYTES_MAX = 8 * 1024 * 1024;

export interface Remembered<Answer> {
  /** The answer of that key while it is not older than 15 minutes. */
  get(key: string): Answer | null;
  set(key: string, answer: Answer): void;
}

/** Keeps answers for 15 minutes, 8 MB of them as `bytesOf` counts; the one unused longest goes first. */
export function createRemembered<Answer extends object>(
  bytesOf: (answer: Answer) => number,
  now: () => number,
): Remembered<Answer> {
  const kept = new LRUCache<string, Answer>({
    maxSize: BYTES_MAX,
    sizeCalculation: (answer, key) => bytesOf(answer) + key.length,
    ttl: KEPT_MS,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    get: (key) => kept.get(key) ?? null,
    set(key, answer) {
      kept.set(key, answer);
    },
  };
}
