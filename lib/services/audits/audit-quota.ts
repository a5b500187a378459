import type { Client } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { PLANS } from "@/lib/limits/plans";
import type { Quota } from "../access";
import type { Account } from "../context";

/** The audits of this month (UTC). One that could not start counts for nothing. */
export async function auditQuota(
  db: Pick<Client, "audit">,
  { accountId, plan }: Account,
  nowMs: number,
): Promise<Quota> {
  const limit = PLANS[plan].auditsPerMonth;
  const now = new Date(nowMs);
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const renewsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  const used = await db.audit.count({ where: { accountId, spent: true, createdAt: { gte: since } } });
  return { limit, left: Math.max(0, limit - used), renewsAt };
}

/** Throws `plan_required` for a plan without audits, and `quota_exhausted` when none is left this month. */
export function checkAuditQuota({ limit, left, renewsAt }: Quota): void {
  if (limit === 0) throw new AppError("plan_required");
  if (left > 0) return;
  const day = renewsAt?.toISOString().slice(0, 10) ?? "";
  throw new AppError("quota_exhausted", {
    message: `You've used all ${limit} audits this month. More become available on ${day}.`,
  });
}
