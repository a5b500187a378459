import { createHash } from "node:crypto";
import type { Client } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import type { Resources } from "@/lib/services/context";
import { JOBS } from "@/lib/services/jobs";
import type { Interval } from "../monitor";

const AT_ONCE = 500;
const BATCHES_MAX = 20;

interface DueRow {
  readonly id: string;
  readonly interval: Interval;
  readonly next_check_at: Date;
}

/**
 * Hands out the checks that are due. Taking a monitor, setting its next time and adding the job is one transaction, so
 * that no check is lost and none is handed out twice, however many processes do this.
 */
export async function dueMonitors({ db: database, queue, clock }: Resources): Promise<void> {
  const db = await database.open();
  await queue.open();
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const count = await handOut(db, queue, clock.now());
    if (count > 0) queue.wake();
    if (count < AT_ONCE) return;
  }
}

/** A clock that was put back would leave monitors waiting for a time far ahead: those are due too. */
async function handOut(db: Client, queue: Resources["queue"], nowMs: number): Promise<number> {
  const now = new Date(nowMs);
  const tooFar = new Date(nowMs + 2 * INTERVAL_MS.weekly);
  return transaction(db, async (tx) => {
    const due = await tx.$queryRaw<DueRow[]>`
      SELECT m.id, m.interval, m.next_check_at FROM monitor m JOIN account a ON a.id = m.account_id
      WHERE (m.next_check_at <= ${now} OR m.next_check_at > ${tooFar}) AND NOT m.paused AND a.plan = 'pro'
      ORDER BY m.next_check_at LIMIT ${AT_ONCE} FOR UPDATE OF m SKIP LOCKED`;
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const times = due.map(({ id, interval }) => nextDue(id, interval, nowMs));
    await tx.$executeRaw`
      UPDATE monitor SET next_check_at = next.at
      FROM unnest(${ids}::text[], ${times}::timestamptz[]) AS next (id, at) WHERE monitor.id = next.id`;
    const jobs = due.map(({ id, next_check_at: dueAt }) => ({
      kind: JOBS.monitor,
      data: { monitorId: id, dueAt: dueAt.toISOString() },
    }));
    await queue.add(jobs, tx);
    return due.length;
  });
}

const HOUR_MS = 3_600_000;

export const INTERVAL_MS: Readonly<Record<Interval, number>> = {
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
};

/**
 * When a monitor is due next, at least half an interval from now. Each has a moment of its own within its interval, by
 * its id, so that however many there are, they come evenly and not all at once.
 */
export function nextDue(id: string, interval: Interval, nowMs: number): Date {
  const everyMs = INTERVAL_MS[interval];
  const phaseMs = createHash("sha256").update(id).digest().readUIntBE(0, 6) % everyMs;
  const earliest = nowMs + everyMs / 2;
  return new Date(phaseMs + Math.ceil((earliest - phaseMs) / everyMs) * everyMs);
}
