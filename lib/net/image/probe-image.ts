import { createTtlCache } from "@/lib/cache/ttl-cache";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { ImageFacts, ImageState } from "@/lib/inspect/resources";
import type { FetchContext } from "../transport/fetch-once";
import { type CallerOptions, type FetchResult, safeFetch } from "../transport/safe-fetch";
import { FIRST_BYTES, IMAGE_BYTES_MAX, ImageReceiver } from "./image-receiver";

export interface ProbeImageOptions extends CallerOptions {
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
  /** Probes again whatever is cached. */
  readonly fresh?: boolean;
}

const DEADLINE_MS = 5_000;
const REQUESTS_MAX = 4;
/** No format is named, so that the site sends what it sends to crawlers. */
const ACCEPT = "image/*,*/*;q=0.8";

const STATES: Partial<Record<ErrorCode, ImageState>> = {
  private_address: "blocked",
  blocked_host: "blocked",
  invalid_url: "invalid_url",
  unsupported_scheme: "invalid_url",
  timeout: "timeout",
};

/**
 * Learns an image's size, format and weight from its first bytes: 16 KB are requested, and up to 4 MB more
 * when the size comes later than that; large parts that do not tell it are left out. Never throws: whatever goes wrong is the `state`; null when there was no slot for it, or its
 * host's rate limit is used up.
 */
export async function probeImage(
  context: FetchContext,
  url: string,
  options: ProbeImageOptions,
): Promise<ImageFacts | null> {
  const startedAt = context.now();
  const receiver = new ImageReceiver();
  try {
    const timeMs = await read(context, url, { receiver, options });
    receiver.judge();
    return factsOf(url, receiver, timeMs);
  } catch (error) {
    if (error instanceof AppError && error.code === "overloaded") return null;
    const state =
      error instanceof AppError ? STATES[error.code] : options.signal?.aborted ? "timeout" : undefined;
    return {
      ...NOTHING,
      url,
      finalUrl: url,
      state: state ?? "unreachable",
      timeMs: context.now() - startedAt,
    };
  }
}

interface Reading {
  readonly receiver: ImageReceiver;
  readonly options: ProbeImageOptions;
}

async function read(context: FetchContext, url: string, { receiver, options }: Reading): Promise<number> {
  const target = URL.parse(url);
  if (!target) throw new AppError("invalid_url");
  const deadlineAt = context.now() + (options.deadlineMs ?? DEADLINE_MS);
  const request = (range: string | undefined): Promise<FetchResult> =>
    safeFetch(context, target, {
      accept: ACCEPT,
      acceptEncoding: "identity",
      range,
      deadlineMs: Math.max(deadlineAt - context.now(), 0),
      signal: options.signal,
      caller: options.caller,
      onHost: context.fileRateLimit,
      onHead: (head) => receiver.begin(head),
    });
  const first = await request(`bytes=0-${FIRST_BYTES - 1}`);
  // A range that cannot be satisfied: an empty file, or a server that knows no ranges.
  if (first.head.status === 416) return first.timeMs + (await request(undefined)).timeMs;
  receiver.judge();
  let [status, timeMs] = [first.head.status, first.timeMs];
  for (let left = REQUESTS_MAX - 1; left > 0 && status === 206 && receiver.wantsMore; left--) {
    receiver.continueAtPosition();
    const more = await request(`bytes=${receiver.position}-${receiver.position + IMAGE_BYTES_MAX - 1}`);
    receiver.judge();
    status = more.head.status;
    timeMs += more.timeMs;
  }
  return timeMs;
}

const NOTHING = {
  status: null,
  width: null,
  height: null,
  format: null,
  mime: null,
  bytes: null,
  inspected: false,
} as const;

function factsOf(url: string, receiver: ImageReceiver, timeMs: number): ImageFacts {
  const { head, format, size } = receiver;
  if (!head) throw new Error("An image without a response cannot be described.");
  const [declared = ""] = (head.headers["content-type"] ?? "").split(";");
  const sentAs = declared.trim().toLowerCase() || null;
  const other = receiver.otherContent;
  return {
    url,
    finalUrl: head.finalUrl,
    state: stateOf(receiver, head.status),
    status: head.status,
    width: size?.width ?? null,
    height: size?.height ?? null,
    format: format?.name ?? null,
    mime: format?.mime ?? other?.mime ?? sentAs,
    ...(other !== null && sentAs?.startsWith("image/") && { sentAs }),
    ...(other?.hasStrayStart && { hasStrayStart: true }),
    bytes: receiver.weight,
    timeMs,
    inspected: receiver.hasRead,
  };
}

function stateOf(receiver: ImageReceiver, status: number): ImageState {
  if (status !== 200 && status !== 206) return "http_error";
  if (receiver.isTooLarge) return "too_large";
  if (receiver.otherContent !== null) return "not_an_image";
  return receiver.size ? "ok" : "unreadable";
}

/** About what the facts of one image take, their URLs aside. */
const FACTS_BYTES = 400;

type ProbeImage = (url: string, options: ProbeImageOptions) => Promise<ImageFacts | null>;

/**
 * Probes images, and caches for 15 minutes those whose state `isCacheable`, else those that are fine: pages of a site share
 * icons and images. Where a new
 * probe is not possible, the cached facts are better than none.
 */
export function createCachedProbe(
  probe: ProbeImage,
  now: () => number,
  isCacheable: (state: ImageState) => boolean = (state) => state === "ok",
): ProbeImage {
  const known = createTtlCache<ImageFacts>(({ finalUrl }) => FACTS_BYTES + finalUrl.length, now);
  return async (url, options) => {
    const cached = known.get(url);
    if (cached && !options.fresh) return cached;
    const facts = await probe(url, options);
    if (facts && isCacheable(facts.state)) known.set(url, facts);
    return facts ?? cached;
  };
}
