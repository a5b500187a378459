import type { CachedCheck } from "@/lib/cache/report-cache";
import { AppError } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import type { FlightTerms } from "@/lib/single-flight";
import type { Ctx } from "../context";
import type { Notes } from "../operation";
import { callerKey } from "../rate-limit";
import { type CheckOptions, checkPage } from "./check-page";

/** An inspection and when the page was checked for it. */
export interface Checked {
  readonly inspection: Inspection;
  readonly checkedAtMs: number;
}

/**
 * The inspection of a page, from the cache when it holds one of the last 15 minutes; `ctx.notes.cache` says which.
 * Concurrent checks of one address share one fetch, which ends when all who wait for it have left. Throws the codes of a failed fetch, each with the address.
 */
export async function checkUrl(
  ctx: Ctx & { readonly notes: Notes },
  url: string,
  options: CheckOptions,
): Promise<Checked> {
  try {
    const target = ctx.net.guardUrl(new URL(url)).href;
    const kept = options.fresh ? null : await ctx.cache.get(target);
    ctx.notes.cache = kept ? "hit" : "miss";
    if (kept) return reuse(kept);
    const check = (terms: FlightTerms) => checkAndKeep(ctx, { ...terms, target, options });
    return await ctx.flights(target, check, { anew: options.fresh, left: ctx.left });
  } catch (error) {
    throw withUrl(error, url);
  }
}

function reuse(kept: CachedCheck): Checked {
  if (kept.kind === "inspection") return kept;
  throw new AppError(kept.code, kept.detail);
}

interface Errand extends FlightTerms {
  readonly target: string;
  readonly options: CheckOptions;
}

async function checkAndKeep(
  { cache, net, caller, namedPages, progress, clock }: Ctx,
  { target, options, isNewest, signal }: Errand,
): Promise<Checked> {
  try {
    const inspection = await progress.follow(target, (report) =>
      checkPage(target, net.forCaller(callerKey({ caller })), { ...options, namedPages, report, signal }),
    );
    const checked = { inspection, checkedAtMs: clock.now() };
    if (isNewest()) await cache.set(target, { kind: "inspection", ...checked });
    return checked;
  } catch (error) {
    if (isNewest()) await keepRefusal(cache, target, error);
    throw error;
  }
}

/** A refused address stays refused; every other failure may be gone at the next try. */
async function keepRefusal(cache: Ctx["cache"], target: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) return;
  const { code, detail } = error;
  if (code !== "blocked_host" && code !== "private_address") return;
  await cache.set(target, { kind: "refused", code, detail: { message: detail.message, url: detail.url } });
}

function withUrl(error: unknown, url: string): unknown {
  if (!(error instanceof AppError) || error.detail.url !== undefined) return error;
  return new AppError(error.code, { ...error.detail, url });
}
