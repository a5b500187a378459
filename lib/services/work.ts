// What this process does outside of requests.
import { z } from "zod";
import { lostAudits } from "./audits/run/lost-audits";
import { runAudit } from "./audits/run/run-audit";
import type { Resources } from "./context";
import { JOBS } from "./jobs";

/** Jobs of a kind at the same time in one process. */
const AUDITS_AT_ONCE = 3;
const LOOK_AROUND_MS = 10_000;

const AUDIT_JOB = z.object({ auditId: z.string() });

/** Takes up jobs from now on. Returns what stops it: running jobs are left for other processes. */
export function startWork(resources: Resources): () => Promise<void> {
  const { queue } = resources;
  queue.work(JOBS.audit, {
    concurrency: AUDITS_AT_ONCE,
    handle: (data, signal) => runAudit(resources, AUDIT_JOB.parse(data).auditId, signal),
  });
  const stopTicking = everyFew(resources, LOOK_AROUND_MS, [lostAudits]);
  return async () => {
    await stopTicking();
    await queue.stop();
  };
}

type Duty = (resources: Resources) => Promise<void>;

/** Does its duties again and again, one at a time; one that fails is done again in the next turn. */
function everyFew(resources: Resources, ms: number, duties: readonly Duty[]): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = async () => {
    for (const duty of duties) {
      await duty(resources).catch((error: unknown) => {
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
