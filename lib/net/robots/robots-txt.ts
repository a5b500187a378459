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
type RobotsTxtReader = (origin: string, options?: RobotsTxtOptions) => Promise<RobotsFile>;

/** A site's robots.txt. */
export interface RobotsFile {
  /** "" when the site has none, so that everything is allowed (RFC 9309, section 2.3.1.3); null when nothing can be said. */
  readonly text: string | null;
  /** The status with which the server failed, so that crawlers must assume that nothing is allowed (section 2.3.1.4); else null. */
  readonly failedStatus: number | null;
}

const UNKNOWN: RobotsFile = { text: null, failedStatus: null };
/** Google counts it among the failures of a server, RFC 9309 does not. */
const TOO_MANY_REQUESTS = 429;

/**
 * A reader of robots.txt by origin (`https://example.com`), each cached for 15 minutes and fetched once at a time.
 * Nothing can be said of one whose site failed or did not respond in 3 s.
 */
export function createRobotsTxt(readText: ReadText, now: () => number): RobotsTxtReader {
  const known = createTtlCache<RobotsFile>(({ text }) => 2 * (text?.length ?? 0) + 1, now);
  const flights = createSingleFlight<RobotsFile>();
  return async (origin, { fresh = false, signal: left, caller } = {}) => {
    const cached = fresh ? null : known.get(origin);
    if (cached) return cached;
    const request = async ({ signal }: FlightTerms) => {
      const file = await read(origin, readText, { signal, caller });
      if (file.text !== null) known.set(origin, file);
      return file;
    };
    try {
      return await flights(origin, request, { fresh, signal: left });
    } catch (error) {
      if (left?.aborted) return UNKNOWN;
      throw error;
    }
  };
}

async function read(
  origin: string,
  readText: ReadText,
  { signal, caller }: CallerOptions & { readonly signal: AbortSignal },
): Promise<RobotsFile> {
  try {
    const options = { accept: "text/plain", bytesMax: BYTES_MAX, deadlineMs: DEADLINE_MS, signal, caller };
    const { status, text } = await readText(`${origin}/robots.txt`, options);
    if (status >= 200 && status < 300) return { text, failedStatus: null };
    if (status >= 500) return { text: null, failedStatus: status };
    const failedStatus = status === TOO_MANY_REQUESTS ? status : null;
    return status >= 400 ? { text: "", failedStatus } : UNKNOWN;
  } catch (error) {
    if (error instanceof AppError || signal.aborted) return UNKNOWN;
    throw error;
  }
}
