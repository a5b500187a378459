import type { ReportCache } from "@/lib/cache/report-cache";
import type { Client } from "@/lib/db/client";
import { AppError, type ErrorCode } from "@/lib/errors";
import { accountOf } from "../accounts/account";
import type { Ctx } from "../context";
import type { Checked } from "../inspections/check-url";

/** What went wrong with the page. All other errors are about the caller or about us, and say nothing of it. */
const PAGE_ERRORS: ReadonlySet<ErrorCode> = new Set([
  "not_html",
  "blocked_host",
  "private_address",
  "document_too_large",
  "http_error",
  "dns_failed",
  "connection_failed",
  "tls_failed",
  "too_many_redirects",
  "bad_response",
  "blocked_by_site",
  "timeout",
]);

/** Score and time of the check that the cache holds for a URL, as columns of a saved URL; both null without one. */
export async function lastCheck(cache: ReportCache, url: string) {
  const cached = await cache.get(url);
  if (cached?.kind !== "inspection") return { lastScore: null, lastCheckedAt: null };
  return { lastScore: cached.encoded.parts.score, lastCheckedAt: new Date(cached.checkedAtMs) };
}

interface Check {
  readonly accountId: string;
  /** Normalized. */
  readonly url: string;
  readonly checkedAtMs: number;
}

/**
 * Waits for a check and records its score or why it failed, after the response, if the caller's account has saved that
 * URL. Settles as the check does.
 */
export async function recordLater<Outcome extends Checked>(
  { caller, background, clock, db }: Ctx,
  url: string,
  check: Promise<Outcome>,
): Promise<Outcome> {
  const accountId = accountOf(caller)?.accountId ?? null;
  try {
    const checked = await check;
    if (accountId !== null) {
      const { encoded, checkedAtMs } = checked;
      const scored = { accountId, url, score: encoded.parts.score, checkedAtMs };
      background.run("record the score of a saved URL", async () => recordCheck(await db.open(), scored));
    }
    return checked;
  } catch (error) {
    if (accountId !== null) {
      const failed = { accountId, url, checkedAtMs: clock.now(), error };
      background.run("record a failed check", async () => recordFailure(await db.open(), failed));
    }
    throw error;
  }
}

type Recorder = Pick<Client, "$executeRaw">;

/**
 * Stores the score of a check with the saved URL it is about, if the account has one; the last score becomes the one
 * before, and an earlier failure is over. The same check again, or an older one, changes nothing. Throws `unavailable`.
 */
export async function recordCheck(
  db: Recorder,
  { accountId, url, checkedAtMs, score }: Check & { readonly score: number },
): Promise<void> {
  const at = new Date(checkedAtMs);
  await db.$executeRaw`
    UPDATE saved_url SET previous_score = last_score, last_score = ${score}, last_checked_at = ${at},
      failed_code = CASE WHEN failed_at > ${at} THEN failed_code END,
      failed_status = CASE WHEN failed_at > ${at} THEN failed_status END,
      failed_at = CASE WHEN failed_at > ${at} THEN failed_at END
    WHERE account_id = ${accountId} AND url = ${url} AND (last_checked_at IS NULL OR last_checked_at < ${at})`;
}

/**
 * Stores that a check failed, with its code and time, if the page is to blame; scores stay as they were. A check that is
 * older than the last one changes nothing. Throws `unavailable`.
 */
export async function recordFailure(
  db: Recorder,
  { accountId, url, checkedAtMs, error }: Check & { readonly error: unknown },
): Promise<void> {
  if (!(error instanceof AppError && PAGE_ERRORS.has(error.code))) return;
  const at = new Date(checkedAtMs);
  const status = error.code === "http_error" ? (error.detail.upstreamStatus ?? null) : null;
  await db.$executeRaw`
    UPDATE saved_url SET failed_code = ${error.code}, failed_status = ${status}, failed_at = ${at}
    WHERE account_id = ${accountId} AND url = ${url} AND (last_checked_at IS NULL OR last_checked_at <= ${at})
      AND (failed_at IS NULL OR failed_at < ${at})`;
}
