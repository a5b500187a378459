import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { JOBS } from "../jobs";
import { defineOperation } from "../operation";
import { findMonitor, MONITOR, MONITOR_EXAMPLE, toMonitor } from "./monitor";

const HOUR_MS = 3_600_000;
const PER_HOUR = 12;
/** A check that is not done by then will not come any more. */
const PENDING_MS = 600_000;

/** Checks a monitor's page now: one at a time, at most 12 an hour. */
export const checkMonitor = defineOperation({
  name: "check_monitor",
  summary: "Check a monitor's page now, such as after a deploy: one check at a time, at most 12 an hour.",
  http: { method: "POST", path: "/api/monitors/{id}/check", status: 202 },
  access: "pro-key",
  scope: "write",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("monitor", "The monitor's id.") }),
  output: MONITOR,
  errors: ["not_found", "conflict", "rate_limited"],
  example: () => MONITOR_EXAMPLE,
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await ctx.queue.open();
    await findMonitor(db, accountId, id);
    const now = new Date(ctx.clock.now());
    await lockAccount(db, accountId, async (tx) => {
      const { requestedAt, pendingAt } = await tx.monitor.findUniqueOrThrow({ where: { id } });
      checkIsFree(requestedAt, pendingAt, now);
      const recent = requestedAt.filter((at) => at.getTime() > now.getTime() - HOUR_MS);
      await tx.monitor.update({ where: { id }, data: { requestedAt: [...recent, now], pendingAt: now } });
      await ctx.queue.add([{ kind: JOBS.monitor, data: { monitorId: id, dueAt: now.toISOString() } }], tx);
    });
    ctx.queue.wake();
    return toMonitor(await findMonitor(db, accountId, id));
  },
});

function checkIsFree(requestedAt: readonly Date[], pendingAt: Date | null, now: Date): void {
  const nowMs = now.getTime();
  if (pendingAt !== null && nowMs - pendingAt.getTime() < PENDING_MS) {
    throw new AppError("conflict", { message: "A check of that monitor is already running." });
  }
  const recent = requestedAt.filter((at) => at.getTime() > nowMs - HOUR_MS);
  const [oldest] = recent;
  if (recent.length < PER_HOUR || oldest === undefined) return;
  throw new AppError("rate_limited", {
    message: `A monitor can be checked on request ${PER_HOUR} times an hour.`,
    retryAfter: Math.ceil((oldest.getTime() + HOUR_MS - nowMs) / 1_000),
  });
}
