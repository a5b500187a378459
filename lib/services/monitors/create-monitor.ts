import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { PLANS } from "@/lib/limits/plans";
import { checkQuota, standingQuota } from "../access";
import { requireAccount } from "../accounts/account";
import { newId } from "../fields";
import { JOBS } from "../jobs";
import { defineOperation, withMeta } from "../operation";
import { checkProjectExists } from "../projects/project";
import { projectField } from "../saved-urls/saved-url";
import { checkAlertEmail } from "./alert-opt-out";
import {
  alertEmailField,
  INTERVAL,
  MONITOR,
  MONITOR_COLUMNS,
  MONITOR_EXAMPLE,
  monitoredUrl,
  toMonitor,
} from "./monitor";
import { nextDue } from "./run/due-monitors";

/** Adds a monitor, as many as the plan includes; its first check runs at once. */
export const createMonitor = defineOperation({
  name: "create_monitor",
  summary: "Monitor a page. The first check runs at once. Monitor checks don't count as hourly checks.",
  http: { method: "POST", path: "/api/monitors", status: 201 },
  access: "pro-key",
  scope: "write",
  destructive: false,
  tellsQuota: true,
  metered: false,
  input: z.object({
    url: monitoredUrl,
    interval: INTERVAL.describe("How often to check it."),
    project_id: projectField,
    alert_email: alertEmailField,
  }),
  output: MONITOR,
  errors: [
    "missing_url",
    "invalid_url",
    "unsupported_scheme",
    "blocked_host",
    "private_address",
    "not_found",
    "plan_required",
    "conflict",
    "limit_reached",
  ],
  example: () => ({ ...MONITOR_EXAMPLE, last_checked_at: null, last_score: null }),
  async run(ctx, { url, interval, project_id = null, alert_email = null }) {
    const { accountId, plan } = requireAccount(ctx.caller);
    const max = PLANS[plan].monitors;
    if (max === 0) throw new AppError("plan_required");
    ctx.net.guardUrl(new URL(url));
    const id = newId("monitor", ctx.random);
    const createdAt = new Date(ctx.clock.now());
    const row = {
      ...{ id, accountId, projectId: project_id, url, interval, alertEmail: alert_email, createdAt },
      pendingAt: createdAt,
      nextCheckAt: nextDue(id, interval, ctx.clock.now()),
    };
    const db = await ctx.db.open();
    await ctx.queue.open();
    const made = await lockAccount(db, accountId, async (tx) => {
      await checkProjectExists(tx, accountId, project_id);
      await checkAlertEmail(tx, accountId, alert_email);
      const used = await tx.monitor.count({ where: { accountId } });
      checkQuota({ used, max }, "monitor");
      const created = await tx.monitor.create({ data: row, select: MONITOR_COLUMNS });
      await ctx.queue.add(
        [{ kind: JOBS.monitor, data: { monitorId: id, dueAt: createdAt.toISOString() } }],
        tx,
      );
      return withMeta(toMonitor(created), { quota: standingQuota({ used: used + 1, max }) });
    });
    ctx.queue.wake();
    return made;
  },
});
