import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/errors";
import type { ReadTextOptions, TextAnswer } from "./read-text";

const DEADLINE_MS = 3_000;
const KEPT_MS = 15 * 60_000;
const ORIGINS_MAX = 2_000;
/** What crawlers must read of a robots.txt at least (RFC 9309, section 2.5). */
const BYTES_MAX = 512_000;

type ReadText = (url: string, options: ReadTextOptions) => Promise<TextAnswer>;

/**
 * A reader of robots.txt by origin (`https://example.com`), each kept for 15 minutes and asked for once at a time.
 * It answers "" when the site has none, so that everything is allowed (RFC 9309, section 2.3.1.3), and null when
 * nothing can be said: the site failed or did not answer in 3 s.
 */
export function createRobotsTxt(
  readText: ReadText,
  now: () => number,
): (origin: string) => Promise<string | null> {
  const kept = new LRUCache<string, Promise<string | null>>({
    max: ORIGINS_MAX,
    ttl: KEPT_MS,
    perf: { now },
    ttlResolution: 0,
  });
  return (origin) => {
    const known = kept.get(origin);
    if (known) return known;
    const reading = read(origin, readText).then((text) => {
      if (text === null) kept.delete(origin);
      return text;
    });
    kept.set(origin, reading);
    return reading;
  };
}

async function read(origin: string, readText: ReadText): Promise<string | null> {
  try {
    const options = { accept: "text/plain", bytesMax: BYTES_MAX, deadlineMs: DEADLINE_MS };
    const { status, text } = await readText(`${origin}/robots.txt`, options);
    if (status >= 200 && status < 300) return text;
    return status >= 400 && status < 500 ? "" : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
