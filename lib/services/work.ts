// What this process does outside of requests.
import { z } from "zod";
import { lostAudits } from "./audits/run/host-lease";
import { runAudit } from "./audits/run/run-audit";
import type { Resources } from "./context";
import { deleteOldResponses } from "./idempotency/stored-responses";
import { JOBS } from "./jobs";
import { dueMonitors } from "./monitors/run/due-monitors";
import { sendMonitorMail } from "./monitors/run/monitor-mail";
import { runMonitorCheck } from "./monitors/run/run-monitor-check";
import { trimHistory } from "./monitors/run/trim-history";
import { dueSummaries } from "./monitors/run/weekly-summary";

/** Jobs of a kind at the same time in one process: few where people wait for checks of their own. */
const AT_ONCE = {
  beside: { audits: 3, checks: 8, mails: 2 },
  alone: { audits: 6, checks: 24, mails: 4 },
} as const;
const LOOK_AROUND_MS = 10_000;
const HOUR_MS = 3_600_000;

const AUDIT_JOB = z.object({ auditId: z.string() });
const CHECK_JOB = z.object({ monitorId: z.string(), dueAt: z.coerce.date() });

/**
 * Takes up jobs from now on, beside the site or alone in a process. Returns what stops it: running jobs are left for
 * other processes.
 */
export function startWork(resources: Resources, where: keyof typeof AT_ONCE): () => Promise<void> {
  const { queue } = resources;
  const { audits, checks, mails } = AT_ONCE[where];
  queue.work(JOBS.audit, {
    concurrency: audits,
    handle: (data, signal) => runAudit(resources, AUDIT_JOB.parse(data).auditId, signal),
  });
  queue.work(JOBS.monitor, {
    concurrency: checks,
    handle: (data, signal) => runMonitorCheck(resources, CHECK_JOB.parse(data), signal),
  });
  queue.work(JOBS.mail, {
    concurrency: mails,
    handle: (data) => sendMonitorMail(resources, data),
  });
  const stopDuties = [
    repeat(resources, LOOK_AROUND_MS, [lostAudits, dueMonitors, dueSummaries]),
    repeat(resources, HOUR_MS, [trimHistory, deleteOldResponses]),
  ];
  return async () => {
    await Promise.all(stopDuties.map((stop) => stop()));
    await queue.stop();
  };
}

type Duty = (resources: Resources) => Promise<void>;

/** Does duties now and every `ms`, one after the other; one that fails is done again in the next turn. */
function repeat(resources: Resources, ms: number, duties: readonly Duty[]): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = async () => {
    for (const duty of duties) {
      await duty(resources).catch((error: unknown) => {
        if (!resources.db.isAway())
          resources.log.warn({ duty: duty.name, err: error }, "a regular duty failed");
      });
    }
  };
  const tick = () => {
    running ??= turn().finally(() => {
      running = null;
    });
  };
  tick();
  const timer = setInterval(tick, ms);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
