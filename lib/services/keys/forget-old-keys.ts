import type { Transaction } from "@/lib/db/transaction";

/** With the ten that may work, so many that one page of the list holds all: none that works is ever out of sight. */
export const REVOKED_KEPT = 90;

/** Forgets the account's keys that were revoked longest ago, so that making and revoking keys does not pile them up. */
export async function forgetOldKeys(tx: Pick<Transaction, "apiKey">, accountId: string): Promise<void> {
  const old = await tx.apiKey.findMany({
    where: { accountId, revokedAt: { not: null } },
    orderBy: [{ revokedAt: "desc" }, { id: "desc" }],
    skip: REVOKED_KEPT,
    select: { id: true },
  });
  if (old.length > 0) await tx.apiKey.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}
