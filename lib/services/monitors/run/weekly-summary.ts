import { transaction } from "@/lib/db/transaction";
import type { MailContent } from "@/lib/mail/compose-mail";
import type { Resources } from "../../context";
import { JOBS } from "../../jobs";

const WEEK_MS = 7 * 86_400_000;
const AT_ONCE = 200;
const LINES_MAX = 20;

/** Hands out the weekly summaries that are due: a week after the last one, or after the first look at a monitor. */
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

/** The week of an account's monitors as a mail; null when it has none any more or wants no summary. */
export async function summaryContent(
  { db: database, settings }: Resources,
  accountId: string,
  since: Date,
): Promise<MailContent | null> {
  const db = await database.open();
  const account = await db.account.findUnique({ where: { id: accountId }, select: { weeklySummary: true } });
  const monitors = await db.monitor.findMany({
    where: { accountId, paused: false },
    orderBy: [{ lastError: { sort: "asc", nulls: "last" } }, { lastScore: "asc" }, { id: "asc" }],
    include: {
      _count: { select: { checks: { where: { at: { gte: since }, NOT: { changes: { equals: [] } } } } } },
    },
  });
  if (!account?.weeklySummary || monitors.length === 0) return null;
  const lines = monitors.slice(0, LINES_MAX).map(({ url, lastScore, lastError, _count }) => {
    const score = lastScore === null ? "not checked yet" : `score ${lastScore}`;
    const state = lastError === null ? score : "couldn't be fetched";
    return `${url}: ${state}, ${changesText(_count.checks)}`;
  });
  const rest = monitors.length - lines.length;
  const count = monitors.length === 1 ? "1 page" : `${monitors.length} pages`;
  return {
    subject: "Your week of link previews",
    heading: "Your week of link previews",
    lead: `You monitor ${count}. Those that need attention come first.`,
    action: { label: "View monitors", url: `${settings.baseUrl}/monitors` },
    notes: rest > 0 ? [...lines, `And ${rest} more.`] : lines,
  };
}

function changesText(checks: number): string {
  if (checks === 0) return "unchanged";
  return checks === 1 ? "changed once" : `changed ${checks} times`;
}
