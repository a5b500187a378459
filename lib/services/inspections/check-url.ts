import { EncodedInspection, encodeInspection } from "@/lib/cache/encoded-inspection";
import type { CachedCheck } from "@/lib/cache/report-cache";
import { AppError } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import type { FlightTerms } from "@/lib/single-flight";
import { callerKey } from "../access";
import type { Ctx } from "../context";
import { type CheckOptions, inspectUrl } from "./check-page";

/** An inspection and when the page was checked for it. */
export interface Checked {
  readonly encoded: EncodedInspection;
  readonly checkedAtMs: number;
  /** The inspection as objects, which are made when they are first needed. */
  inspection(): Promise<Inspection>;
}

/** A check as a caller gets it. */
export interface Check extends Checked {
  /** Whether it came from the cache. */
  readonly cache: "hit" | "miss";
}

/**
 * Returns the inspection of a page, from the cache if it holds one of the last 15 minutes. Concurrent checks of one URL
 * share one fetch, which ends when the last caller who waits for it disconnects. Throws the codes of a failed fetch,
 * each with the URL.
 */
export async function checkUrl(ctx: Ctx, url: string, options: CheckOptions): Promise<Check> {
  try {
    const target = ctx.net.guardUrl(url).href;
    const cached = options.fresh ? null : await ctx.cache.get(target);
    if (cached) return { ...fromCache(cached), cache: "hit" };
    const work = (terms: FlightTerms) => checkAndCache(ctx, target, { ...terms, ...options });
    const checked = await ctx.flights(target, work, { fresh: options.fresh, signal: ctx.signal });
    return { ...checked, cache: "miss" };
  } catch (error) {
    throw withUrl(error, url);
  }
}

function fromCache(cached: CachedCheck): Checked {
  if (cached.kind === "blocked") throw new AppError(cached.code, cached.detail);
  const { encoded, checkedAtMs } = cached;
  return { encoded, checkedAtMs, inspection: () => encoded.decode() };
}

/** Checks the page, or waits for the instance that checks it right now. */
async function checkAndCache(ctx: Ctx, target: string, terms: CheckOptions & FlightTerms): Promise<Checked> {
  if (terms.fresh) return checkHere(ctx, target, terms);
  const lease = await ctx.leases.take(target, terms.signal);
  try {
    const found = lease.waited ? await ctx.cache.get(target) : null;
    return found ? fromCache(found) : await checkHere(ctx, target, terms);
  } finally {
    await lease.release();
  }
}

async function checkHere(
  { cache, net, caller, ogUrlPages, turns, thread, progress, clock }: Ctx,
  target: string,
  { fresh, isNewest, signal }: CheckOptions & FlightTerms,
): Promise<Checked> {
  try {
    const key = callerKey({ caller });
    const found = await progress.follow(target, (report) =>
      inspectUrl(target, net.forCaller(key), {
        caller: key,
        fresh,
        ogUrlPages,
        turns,
        thread,
        report,
        signal,
      }),
    );
    const checkedAtMs = clock.now();
    const lane = turns.lane();
    const isEncoded = found instanceof EncodedInspection;
    const encoded = isEncoded ? found : await encodeInspection(found, (step) => lane.run(step));
    if (isNewest()) await cache.set(target, { kind: "inspection", encoded, checkedAtMs });
    return { encoded, checkedAtMs, inspection: async () => (isEncoded ? encoded.decode() : found) };
  } catch (error) {
    if (isNewest()) await cacheBlocked(cache, target, error);
    throw error;
  }
}

/** A blocked URL stays blocked. Every other failure may be gone at the next try. */
async function cacheBlocked(cache: Ctx["cache"], target: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) return;
  const { code, detail } = error;
  if (code !== "blocked_host" && code !== "private_address") return;
  await cache.set(target, { kind: "blocked", code, detail: { message: detail.message, url: detail.url } });
}

function withUrl(error: unknown, url: string): unknown {
  if (!(error instanceof AppError) || error.detail.url !== undefined) return error;
  return new AppError(error.code, { ...error.detail, url });
}
