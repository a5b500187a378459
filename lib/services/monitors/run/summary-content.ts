import type { MailContent } from "@/lib/mail/compose-mail";
import type { Resources } from "../../context";

const LINES_MAX = 20;

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
    orderBy: [{ lastScore: "asc" }, { id: "asc" }],
    include: { _count: { select: { checks: { where: { at: { gte: since }, report: { not: null } } } } } },
  });
  if (!account?.weeklySummary || monitors.length === 0) return null;
  const lines = monitors.slice(0, LINES_MAX).map(({ url, lastScore, lastError, _count }) => {
    const state = lastError === null ? `score ${lastScore ?? "unknown"}` : `unreachable (${lastError})`;
    const changes = _count.checks === 1 ? "1 change" : `${_count.checks} changes`;
    return `${url}: ${state}, ${changes}`;
  });
  const rest = monitors.length - lines.length;
  const count = monitors.length === 1 ? "1 page" : `${monitors.length} pages`;
  return {
    subject: "Your week of link previews",
    heading: "Your week of link previews",
    lead: `You monitor ${count}. The lowest scores come first.`,
    action: { label: "View monitors", url: `${settings.baseUrl}/monitors` },
    notes: rest > 0 ? [...lines, `And ${rest} more.`] : lines,
  };
}
