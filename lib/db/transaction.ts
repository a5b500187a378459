import type { Client } from "./client";
import { translateDatabaseError } from "./prisma-error";

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
