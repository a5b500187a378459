import { z } from "zod";
import { ERRORS } from "@/lib/errors";
import { catalogueEntry } from "@/lib/inspect/catalogue";
import { composeMail, type MailContent } from "@/lib/mail/compose-mail";
import type { Resources } from "../../context";
import { mayAlert } from "../alert-opt-out";
import { type Change, changesIn } from "../monitor-check";
import { hashEmail, type Subscription, unsubscribeToken } from "../unsubscribe-token";
import { summaryContent } from "./weekly-summary";

const CHANGES_MAX = 8;
const VALUE_CHARS_MAX = 120;

const MAIL_JOB = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["worse", "recovered"]),
    monitorId: z.string(),
    checkId: z.string(),
    to: z.string(),
    lastScore: z.number().nullable(),
  }),
  z.object({ kind: z.literal("summary"), accountId: z.string(), to: z.string(), since: z.coerce.date() }),
]);

type AlertJob = Exclude<z.infer<typeof MAIL_JOB>, { kind: "summary" }>;

/** Sends one mail of a monitor. Throws when it was not taken, so that it is tried again. */
export async function sendMonitorMail(resources: Resources, data: unknown): Promise<void> {
  const job = MAIL_JOB.parse(data);
  if (job.kind === "summary") {
    const content = await summaryContent(resources, job.accountId, job.since);
    if (content !== null)
      await send(resources, job.to, content, { kind: "summary", accountId: job.accountId });
    return;
  }
  const content = await alertContent(resources, job);
  const { monitorId, to } = job;
  if (content !== null)
    await send(resources, to, content, { kind: "monitor", monitorId, emailHash: hashEmail(to) });
}

async function send(
  { mail, settings, authSecret }: Resources,
  to: string,
  content: MailContent,
  subscription: Subscription,
): Promise<void> {
  const link = `${settings.baseUrl}/unsubscribe/${unsubscribeToken(subscription, authSecret())}`;
  const notes = [...content.notes, `To stop these emails, open ${link}`];
  // RFC 8058: programs unsubscribe with one POST, without a page.
  const headers = {
    "List-Unsubscribe": `<${link}/confirm>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const sent = await mail.send({ ...composeMail(to, { ...content, notes }), headers });
  if (!sent) throw new Error("The mail was not taken.");
}

/** Null when nobody wants it any more. */
async function alertContent(
  { db: database, settings }: Resources,
  job: AlertJob,
): Promise<MailContent | null> {
  const db = await database.open();
  const check = await db.monitorCheck.findUnique({ where: { id: job.checkId }, include: { monitor: true } });
  if (check === null || check.monitor.alertEmail !== job.to) return null;
  const { url, accountId } = check.monitor;
  if (!(await mayAlert(db, { accountId, email: job.to }))) return null;
  const action = { label: "View monitor", url: `${settings.baseUrl}/monitors/${job.monitorId}` };
  if (job.kind === "recovered") {
    const lead = `${url} is back to normal${check.score === null ? "" : `, with a score of ${check.score}`}.`;
    return { subject: `Recovered: ${hostOf(url)}`, heading: "Your page recovered", lead, action, notes: [] };
  }
  if (check.error !== null) {
    const lead = `We couldn't fetch ${url} twice in a row, so links to it may show no preview.`;
    return {
      subject: `Unreachable: ${hostOf(url)}`,
      heading: "Your page can't be reached",
      lead,
      action,
      notes: [reasonOf(check.error)],
    };
  }
  const notes = [...openedLines(check.opened), ...changeLines(changesIn(check))];
  return {
    subject: `Link preview got worse: ${hostOf(url)}`,
    heading: "Your link preview got worse",
    lead: `${url} now scores ${check.score}${downFrom(job.lastScore, check.score)}.`,
    action,
    notes,
  };
}

/** What an error code means, in a sentence. */
function reasonOf(error: string): string {
  const known = Object.entries(ERRORS).find(([code]) => code === error);
  return known?.[1].message ?? `The check ended in the error ${error}.`;
}

function downFrom(before: number | null, now: number | null): string {
  return before !== null && now !== null && before > now ? `, down from ${before}` : "";
}

function openedLines(opened: readonly string[]): string[] {
  if (opened.length === 0) return [];
  return [`New issues: ${opened.map((code) => catalogueEntry(code)?.title ?? code).join("; ")}.`];
}

function changeLines(changes: readonly Change[]): string[] {
  return changes
    .slice(0, CHANGES_MAX)
    .map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`);
}

function shown(value: string | null): string {
  if (value === null) return "none";
  return value.length <= VALUE_CHARS_MAX ? value : `${value.slice(0, VALUE_CHARS_MAX - 1)}…`;
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}
