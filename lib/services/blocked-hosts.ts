import type { Resources } from "./context";

const LOOK_EVERY_MS = 10_000;

/**
 * Blocks what the operator blocks in the database, for all instances within 10 s, beside the hosts of the settings. While the
 * database is away, what was blocked stays blocked. Returns what ends it.
 */
export function followBlockedHosts(resources: Resources): () => void {
  const look = () => void readBlockedHosts(resources).catch(() => undefined);
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Brings the list of blocked hosts to what settings and database say now. Throws `unavailable`. */
export async function readBlockedHosts({ db: database, settings, blockedHosts }: Resources): Promise<void> {
  const db = await database.open();
  const rows = await db.blockedHost.findMany({ select: { host: true } });
  blockedHosts.splice(0, Number.POSITIVE_INFINITY, ...settings.blockedHosts, ...rows.map(({ host }) => host));
}
