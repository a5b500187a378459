import { z } from "zod";
import { PLANS } from "@/lib/limits/plans";
import { requireAccount } from "../accounts/account";
import { defineView } from "../operation";
import { MONITOR, MONITOR_COLUMNS, toMonitor } from "./monitor";

/** A monitor as the website lists it. */
const MONITOR_VIEW = MONITOR.extend({
  last_error: z.string().nullable(),
  /** Something was mailed, or would have been, that is not well again. */
  alerting: z.boolean(),
});

/** The page of monitors: all of them, and how many more the plan includes. */
export const viewMonitors = defineView({
  name: "view_monitors",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({
    monitors: z.array(MONITOR_VIEW),
    quota: z.object({ limit: z.int(), used: z.int() }),
    email: z.string(),
    weekly_summary: z.boolean(),
  }),
  async run(ctx) {
    const { accountId, plan } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const found = await db.monitor.findMany({
      where: { accountId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { ...MONITOR_COLUMNS, lastError: true, alert: true },
    });
    const { email, weeklySummary } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
    return {
      monitors: found.map((row) => ({
        ...toMonitor(row),
        last_error: row.lastError,
        alerting: row.alert !== null,
      })),
      quota: { limit: PLANS[plan].monitors, used: found.length },
      email,
      weekly_summary: weeklySummary,
    };
  },
});
