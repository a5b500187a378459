// People who have unsubscribed from alerts that other people's monitors send them get none again before they say so.
import type { Client } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { hashEmail } from "./unsubscribe-token";

/** Whose monitor mails whom. */
interface AlertTerms {
  readonly accountId: string;
  readonly email: string;
}

type Accounts = Pick<Client, "account" | "alertOptOut">;

/** Whether alerts of that account's monitors may be mailed there: an account may always mail its own email address. */
export async function mayAlert(db: Accounts, { accountId, email }: AlertTerms): Promise<boolean> {
  const optOut = await db.alertOptOut.findUnique({ where: { emailHash: hashEmail(email) } });
  return optOut === null || (await isOwn(db, { accountId, email }));
}

/** Throws `conflict` for a monitor's new alert email whose owner has unsubscribed; null is always fine. */
export async function checkAlertEmail(
  db: Accounts,
  accountId: string,
  email: string | null | undefined,
): Promise<void> {
  if (!email || (await mayAlert(db, { accountId, email }))) return;
  throw new AppError("conflict", {
    message: `${email} has unsubscribed from alerts. Its owner can allow them again with the link in an earlier alert.`,
  });
}

/** Ends the alerts of a monitor. If another person's account sent them, no such account sends any again. */
export async function endAlerts(
  db: Pick<Client, "account" | "alertOptOut" | "monitor">,
  { monitorId, emailHash, at }: { monitorId: string; emailHash: string; at: Date },
): Promise<void> {
  const monitor = await db.monitor.findUnique({ where: { id: monitorId } });
  const email = monitor?.alertEmail ?? null;
  const isCurrent = email !== null && hashEmail(email) === emailHash;
  if (monitor && isCurrent && (await isOwn(db, { accountId: monitor.accountId, email }))) {
    await db.monitor.updateMany({ where: { id: monitorId, alertEmail: email }, data: { alertEmail: null } });
    return;
  }
  await db.alertOptOut.createMany({ data: [{ emailHash, createdAt: at }], skipDuplicates: true });
  if (!isCurrent) return;
  await db.monitor.updateMany({
    where: { alertEmail: email, account: { email: { not: email } } },
    data: { alertEmail: null },
  });
}

async function isOwn(db: Pick<Client, "account">, { accountId, email }: AlertTerms): Promise<boolean> {
  return (await db.account.count({ where: { id: accountId, email } })) > 0;
}
