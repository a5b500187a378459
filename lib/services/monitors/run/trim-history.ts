import type { Resources } from "../../context";

const MONTHS = 13;
const BATCH = 10_000;

/** A process that ended leaves its turns at hosts behind. */
const LEASES_KEPT_MS = 86_400_000;

/** Deletes what is older than 13 months, checks of monitors and audits, and what ended processes left behind. */
export async function trimHistory({ db: database, clock }: Resources): Promise<void> {
  const db = await database.open();
  const now = new Date(clock.now());
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS, now.getUTCDate()));
  for (;;) {
    const deleted = await db.$executeRaw`
      DELETE FROM monitor_check WHERE id IN (SELECT id FROM monitor_check WHERE at < ${before} LIMIT ${BATCH})`;
    if (deleted < BATCH) break;
  }
  await db.audit.deleteMany({ where: { createdAt: { lt: before } } });
  await db.hostLease.deleteMany({ where: { until: { lt: new Date(clock.now() - LEASES_KEPT_MS) } } });
}
