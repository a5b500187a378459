import type { Client } from "@/lib/db/client";
import type { Random } from "@/lib/random";
import { randomBase62 } from "@/lib/random";

/** A worker that ended takes so long to lose its turn. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5_000;

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
