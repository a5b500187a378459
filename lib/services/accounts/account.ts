import { AppError } from "@/lib/errors";
import type { Account, Caller, Ctx, Resources } from "../context";
import { newId } from "../fields";

type Parts = Pick<Resources, "db" | "clock" | "random">;

/** The account a caller acts for. Throws `unauthorized` for a caller without one. */
export function requireAccount(caller: Caller): Account {
  const account = accountOf(caller);
  if (account === null) throw new AppError("unauthorized");
  return account;
}

/** The account a caller acts for; null for a caller without one. */
export function accountOf(caller: Caller): Account | null {
  return "accountId" in caller ? caller : null;
}

/** The caller's account as stored. Throws `unauthorized` when it has been deleted, `unavailable`. */
export async function readAccount({ caller, db }: Pick<Ctx, "caller" | "db">) {
  const { accountId } = requireAccount(caller);
  const client = await db.open();
  const account = await client.account.findUnique({
    where: { id: accountId },
    select: { id: true, email: true, plan: true, createdAt: true },
  });
  if (account === null) throw new AppError("unauthorized");
  return account;
}

/** The account with this email address, created when there is none; concurrent calls get the same one. Throws `unavailable`. */
export async function findOrCreateAccount(
  { db, clock, random }: Parts,
  email: string,
): Promise<{ readonly id: string }> {
  const client = await db.open();
  const row = { id: newId("account", random), email, createdAt: new Date(clock.now()) };
  // Prisma's upsert reads before it writes, so one of two concurrent calls would fail.
  await client.account.createMany({ data: [row], skipDuplicates: true });
  return client.account.findUniqueOrThrow({ where: { email }, select: { id: true } });
}

/** The account with this email address; null when there is none. Throws `unavailable`. */
export async function findAccountByEmail(
  { db }: Pick<Parts, "db">,
  email: string,
): Promise<{ readonly id: string } | null> {
  const client = await db.open();
  return client.account.findUnique({ where: { email }, select: { id: true } });
}
