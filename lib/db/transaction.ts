import { AppError } from "@/lib/errors";
import type { Client } from "./client";
import { translateDatabaseError } from "./database-errors";

/** The client within a transaction. */
export type Transaction = Omit<Client, "$connect" | "$disconnect" | "$extends" | "$transaction">;

/** Runs the work in one transaction: all of it happens or, if it throws, nothing. Throws AppErrors as any query does. */
export async function transaction<T>(db: Client, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction((tx) => work(tx));
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

/**
 * Runs the work in one transaction while no other work of this kind runs for the account, in whatever instance: what
 * it counts is still true when it creates. Throws `unauthorized` when the account is gone.
 */
export async function lockAccount<T>(
  db: Client,
  accountId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const locked: unknown[] = await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId} FOR UPDATE`;
    if (locked.length === 0) throw new AppError("unauthorized");
    return work(tx);
  });
}
