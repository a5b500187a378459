import { transaction } from "@/lib/db/transaction";
import type { Resources } from "../../context";
import { JOBS } from "../../jobs";

const WEEK_MS = 7 * 86_400_000;
const AT_ONCE = 200;

/** Hands out the weekly summaries that are due: a week after the last one, or after the first monitor was seen. */
export async function dueSummaries({ db: database, queue, clock }: Resources): Promise<void> {
  const db = await database.open();
  await queue.open();
  const now = new Date(clock.now());
  const before = new Date(clock.now() - WEEK_MS);
  await transaction(db, async (tx) => {
    const due = await tx.$queryRaw<{ id: string; email: string; summary_at: Date | null }[]>`
      SELECT id, email, summary_at FROM account a WHERE plan = 'pro' AND weekly_summary
      AND (summary_at IS NULL OR summary_at <= ${before})
      AND EXISTS (SELECT 1 FROM monitor m WHERE m.account_id = a.id AND NOT m.paused)
      LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
    if (due.length === 0) return;
    await tx.account.updateMany({ where: { id: { in: due.map(({ id }) => id) } }, data: { summaryAt: now } });
    const jobs = due
      .filter(({ summary_at }) => summary_at !== null)
      .map(({ id, email }) => ({
        kind: JOBS.mail,
        data: { kind: "summary", accountId: id, to: email, since: before.toISOString() },
      }));
    await queue.add(jobs, tx);
  });
  queue.wake();
}
