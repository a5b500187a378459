import type { Resources } from "../context";
import { newId } from "../ids";

type Parts = Pick<Resources, "db" | "clock" | "random">;

/** The account of an address, made when there is none; two calls at once come to the same one. Throws `unavailable`. */
export async function accountFor(
  { db, clock, random }: Parts,
  email: string,
): Promise<{ readonly id: string }> {
  const client = await db.open();
  const row = { id: newId("account", random), email, createdAt: new Date(clock.now()) };
  // Prisma's upsert looks before it writes, so one of two at once would fail.
  await client.account.createMany({ data: [row], skipDuplicates: true });
  return client.account.findUniqueOrThrow({ where: { email }, select: { id: true } });
}

/** The account of an address; null when there is none. Throws `unavailable`. */
export async function findAccount(
  { db }: Pick<Parts, "db">,
  email: string,
): Promise<{ readonly id: string } | null> {
  const client = await db.open();
  return client.account.findUnique({ where: { email }, select: { id: true } });
}
