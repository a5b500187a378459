import { createHash } from "node:crypto";
import { z } from "zod";
import { lockAccount, type Transaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import type { Resources } from "../../context";
import { newId } from "../../fields";
import { toGzipJson } from "../../gzip-json";
import { checkPage } from "../../inspections/check-page";
import { JOBS } from "../../jobs";
import { ALERT, nextAlert } from "./alert";
import { changesOf, MONITORED_FIELDS, monitoredFields } from "./monitored-fields";

/** Whatever a page links to may take longer here, since every request waits for its turn. */
const RESOURCES_MS = 60_000;
const IMAGE_MS = 10_000;
const REPORT_BYTES_MAX = 262_144;
/** These speak of us and not of the page: the check is tried again. */
const NOT_TRIED: readonly string[] = ["overloaded", "unavailable"];

export interface MonitorCheckJob {
  readonly monitorId: string;
  /** What the check was due for, or when it was asked for. */
  readonly dueAt: Date;
}

/** The issues of the last check that reached the page, as a monitor's row holds them. */
const KNOWN_ISSUES = z.array(z.object({ code: z.string(), severity: z.string() }));

type KnownIssue = Readonly<z.infer<typeof KNOWN_ISSUES>[number]>;

interface Found {
  readonly error: string | null;
  readonly inspection: Inspection | null;
  readonly imageHash: string | null;
}

/** Checks a monitor's page and stores what has changed. A check that was made before is not made again. */
export async function runMonitorCheck(
  resources: Resources,
  job: MonitorCheckJob,
  signal: AbortSignal,
): Promise<void> {
  const { db: database, clock } = resources;
  const db = await database.open();
  const monitor = await db.monitor.findUnique({ where: { id: job.monitorId } });
  if (monitor === null || (await isMade(db, job))) return;
  const found = await checkMonitored(resources, monitor.url, signal);
  const at = new Date(clock.now());
  const report = found.inspection && (await toGzipJson(found.inspection));
  await lockAccount(db, monitor.accountId, (tx) => store(tx, resources, { job, found, at, report }));
  resources.queue.wake();
}

async function isMade(
  db: Pick<Transaction, "monitorCheck">,
  { monitorId, dueAt }: MonitorCheckJob,
): Promise<boolean> {
  return (await db.monitorCheck.count({ where: { monitorId, dueAt } })) > 0;
}

async function checkMonitored(
  { net, ogUrlPages, turns, thread }: Resources,
  url: string,
  signal: AbortSignal,
): Promise<Found> {
  try {
    const options = { fresh: true, ogUrlPages, turns, thread, resourcesMs: RESOURCES_MS, signal };
    const inspection = await checkPage(url, net.polite, options);
    return { error: null, inspection, imageHash: await hashImage(net.polite, inspection, signal) };
  } catch (error) {
    signal.throwIfAborted();
    const isOurs = !(error instanceof AppError) || NOT_TRIED.includes(error.code);
    if (isOurs) throw error;
    return { error: error.code, inspection: null, imageHash: null };
  }
}

/** What the social image's bytes come to; null when there is none, or it does not arrive now. */
async function hashImage(
  net: Resources["net"],
  { image }: Inspection,
  signal: AbortSignal,
): Promise<string | null> {
  if (image === null || !image.accessible) return null;
  try {
    const { bytes } = await net.readImage(image.url, { deadlineMs: IMAGE_MS, signal });
    return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) return null;
    throw error;
  }
}

interface MonitoredPage {
  readonly job: MonitorCheckJob;
  readonly found: Found;
  readonly at: Date;
  readonly report: Uint8Array<ArrayBuffer> | null;
}

/** The check, what the monitor knows of its page and the mail about it, in one step and once. */
async function store(tx: Transaction, { queue, random }: Resources, checked: MonitoredPage): Promise<void> {
  const { job, found, at, report } = checked;
  const monitor = await tx.monitor.findUnique({ where: { id: job.monitorId } });
  if (monitor === null || (await isMade(tx, job))) return;
  const { error, inspection, imageHash } = found;
  const known = KNOWN_ISSUES.parse(monitor.issues);
  const issues = inspection?.issues.map(({ code, severity }) => ({ code, severity })) ?? null;
  const fields = inspection && monitoredFields(inspection, imageHash);
  const before = MONITORED_FIELDS.nullable().parse(monitor.fields);
  const isFirst = before === null;
  const changes = fields && before ? changesOf(before, fields) : [];
  const opened = isFirst || issues === null ? [] : codesNotIn(issues, known);
  const resolved = isFirst || issues === null ? [] : codesNotIn(known, issues);
  const score = inspection?.score.value ?? null;
  const failures = error === null ? 0 : monitor.failures + 1;
  const step = nextAlert(ALERT.nullable().parse(monitor.alert), {
    at,
    score,
    lastScore: monitor.lastScore,
    failures,
    openedErrors: (issues ?? [])
      .filter((one) => one.severity === "error" && opened.includes(one.code))
      .map(({ code }) => code),
    codes: (issues ?? []).map(({ code }) => code),
  });
  const isNews = isFirst || changes.length > 0 || opened.length > 0 || resolved.length > 0;
  const checkId = newId("monitorCheck", random);
  await tx.monitorCheck.create({
    data: {
      id: checkId,
      monitorId: job.monitorId,
      dueAt: job.dueAt,
      at,
      score,
      error,
      changes: [...changes],
      opened,
      resolved,
      report: isNews && report && report.length <= REPORT_BYTES_MAX ? report : null,
    },
  });
  const { NO_JSON } = await import("@/lib/db/client");
  const isRequested = monitor.pendingAt?.getTime() === job.dueAt.getTime();
  await tx.monitor.update({
    where: { id: job.monitorId },
    data: {
      lastCheckedAt: at,
      lastError: error,
      failures,
      alert: step.alert === null ? NO_JSON : { ...step.alert, codes: [...step.alert.codes] },
      ...(isRequested ? { pendingAt: null } : {}),
      ...(inspection && fields && issues ? { lastScore: score, fields: { ...fields }, issues } : {}),
    },
  });
  if (step.kind === "none" || monitor.alertEmail === null) return;
  const data = {
    kind: step.kind,
    monitorId: job.monitorId,
    checkId,
    to: monitor.alertEmail,
    lastScore: monitor.lastScore,
  };
  await queue.add([{ kind: JOBS.mail, data }], tx);
}

function codesNotIn(some: readonly KnownIssue[], others: readonly KnownIssue[]): string[] {
  return some.filter(({ code }) => !others.some((other) => other.code === code)).map(({ code }) => code);
}
