import { AppError } from "@/lib/errors";
import type { Ctx } from "../context";
import { accountOf } from "./account-of";

/** The caller's own account as the database has it. Throws `unauthorized` when there is none any more. */
export async function ownAccount({ caller, db }: Pick<Ctx, "caller" | "db">) {
  const { accountId } = accountOf(caller);
  const client = await db.open();
  const account = await client.account.findUnique({
    where: { id: accountId },
    select: { id: true, email: true, plan: true, createdAt: true },
  });
  if (account === null) throw new AppError("unauthorized");
  return account;
}
