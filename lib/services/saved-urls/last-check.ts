import type { ReportCache } from "@/lib/cache/report-cache";
import type { Client } from "@/lib/db/client";
import type { Ctx } from "../context";
import type { Checked } from "../inspections/check-url";

/** Score and time of the check that the cache holds for an address, as a saved URL's row keeps them; both null without one. */
export async function lastCheck(cache: ReportCache, url: string) {
  const kept = await cache.get(url);
  if (kept?.kind !== "inspection") return { lastScore: null, lastCheckedAt: null };
  return { lastScore: kept.inspection.score.value, lastCheckedAt: new Date(kept.checkedAtMs) };
}

/** What a check of one address came to, for an account. */
export interface ScoredCheck {
  readonly accountId: string;
  /** Normalized. */
  readonly url: string;
  readonly score: number;
  readonly checkedAtMs: number;
}

/** Records a check's score after the response, if the caller's account has saved that URL. */
export function recordLater(
  { caller, background, db }: Ctx,
  url: string,
  { inspection, checkedAtMs }: Checked,
): void {
  if (caller.kind !== "session" && caller.kind !== "key") return;
  const check = { accountId: caller.accountId, url, score: inspection.score.value, checkedAtMs };
  background.run("record the score of a saved URL", async () => recordCheck(await db.open(), check));
}

/**
 * Keeps a check's score with the saved URL it is about, if the account has one, and what was the last score as the one
 * before. The same check, or one older than what is known, changes nothing.
 */
export async function recordCheck(
  db: Pick<Client, "$executeRaw">,
  { accountId, url, score, checkedAtMs }: ScoredCheck,
): Promise<void> {
  const at = new Date(checkedAtMs);
  await db.$executeRaw`
    UPDATE saved_url SET previous_score = last_score, last_score = ${score}, last_checked_at = ${at}
    WHERE account_id = ${accountId} AND url = ${url} AND (last_checked_at IS NULL OR last_checked_at < ${at})`;
}
