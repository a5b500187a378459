import { createTtlCache } from "@/lib/cache/ttl-cache";
import { AppError } from "@/lib/errors";
import { createSingleFlight, type FlightTerms } from "@/lib/single-flight";
import type { ReadTextOptions, TextResponse } from "../page/read-text";
import type { CallerOptions } from "../transport/safe-fetch";

export interface RobotsTxtOptions extends Pick<CallerOptions, "caller"> {
  /** Requests the file again even if it is cached. */
  readonly fresh?: boolean;
  /** Aborting it ends the wait with null, and the fetch when nobody else waits for it. */
  readonly signal?: AbortSignal;
}

const DEADLINE_MS = 3_000;
/** What crawlers must read of a robots.txt at least (RFC 9309, section 2.5). */
const BYTES_MAX = 512_000;

type ReadText = (url: string, options: ReadTextOptions) => Promise<TextResponse>;
type RobotsTxtReader = (origin: string, options?: RobotsTxtOptions) => Promise<string | null>;

/**
 * A reader of robots.txt by origin (`https://example.com`), each kept for 15 minutes and asked for once at a time.
 * It answers "" when the site has none, so that everything is allowed (RFC 9309, section 2.3.1.3), and null when
 * nothing can be said: the site failed or did not answer in 3 s.
 */
export function createRobotsTxt(readText: ReadText, now: () => number): RobotsTxtReader {
  const known = createTtlCache<{ readonly text: string }>(({ text }) => 2 * text.length + 1, now);
  const flights = createSingleFlight<string | null>();
  return async (origin, { fresh = false, signal: left, caller } = {}) => {
    const kept = fresh ? null : known.get(origin);
    if (kept) return kept.text;
    const ask = async ({ signal }: FlightTerms) => {
      const text = await read(origin, readText, { signal, caller });
      if (text !== null) known.set(origin, { text });
      return text;
    };
    try {
      return await flights(origin, ask, { fresh, signal: left });
    } catch (error) {
      if (left?.aborted) return null;
      throw error;
    }
  };
}

async function read(
  origin: string,
  readText: ReadText,
  { signal, caller }: CallerOptions & { readonly signal: AbortSignal },
): Promise<string | null> {
  try {
    const options = { accept: "text/plain", bytesMax: BYTES_MAX, deadlineMs: DEADLINE_MS, signal, caller };
    const { status, text } = await readText(`${origin}/robots.txt`, options);
    if (status >= 200 && status < 300) return text;
    return status >= 400 && status < 500 ? "" : null;
  } catch (error) {
    if (error instanceof AppError || signal.aborted) return null;
    throw error;
  }
}
