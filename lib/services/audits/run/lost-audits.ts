import type { Resources } from "../../context";
import { JOBS } from "../../jobs";

/** An audit between two turns is nobody's for a moment. */
const SILENT_SECONDS = 15;

/** Hands on the audits whose worker has ended without a word. */
export async function lostAudits({ db: database, queue, clock }: Resources): Promise<void> {
  const db = await database.open();
  const since = new Date(clock.now() - SILENT_SECONDS * 1_000);
  const lost = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM audit WHERE status IN ('queued', 'running') AND created_at < ${since}
    AND NOT EXISTS (SELECT 1 FROM host_lease WHERE until > now() AND holder LIKE audit.id || ':%')`;
  await queue.add(lost.map(({ id }) => ({ kind: JOBS.audit, data: { auditId: id }, key: id })));
  if (lost.length > 0) queue.wake();
}
