import type { Client } from "@/lib/db/client";
import type { Random } from "@/lib/random";
import { randomBase62 } from "@/lib/random";
import type { Resources } from "../../context";
import { JOBS } from "../../jobs";

/** A worker that ended takes so long to lose its turn. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5_000;
/** An audit between two turns is nobody's for a moment. */
const SILENT_SECONDS = 15;

/** The right to fetch pages of a host, which one audit has at a time, in whatever process. */
export interface HostLease {
  /** Aborts when the lease was lost, so that somebody else may have it. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

interface LeaseTerms {
  readonly db: Client;
  readonly random: Random;
  readonly host: string;
  readonly auditId: string;
}

/** The lease, by the database's own clock; null while another audit has it. */
export async function takeHostLease({ db, random, host, auditId }: LeaseTerms): Promise<HostLease | null> {
  const holder = `${auditId}:${randomBase62(8, random)}`;
  const taken = await db.$queryRaw<unknown[]>`
    INSERT INTO host_lease (host, holder, until) VALUES (${host}, ${holder}, now() + ${LEASE_SECONDS} * interval '1 second')
    ON CONFLICT (host) DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until WHERE host_lease.until < now()
    RETURNING host`;
  if (taken.length === 0) return null;
  const lost = new AbortController();
  const timer = setInterval(() => void renew(), RENEW_MS);
  const renew = async () => {
    const held = await db.$executeRaw`
      UPDATE host_lease SET until = now() + ${LEASE_SECONDS} * interval '1 second'
      WHERE host = ${host} AND holder = ${holder}`.catch(() => 0);
    if (held === 0) lost.abort(new Error("The turn at the host was lost."));
  };
  return {
    lost: lost.signal,
    async release() {
      clearInterval(timer);
      await db.hostLease.deleteMany({ where: { host, holder } });
    },
  };
}

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
