import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { checkProjectExists } from "../projects/project";
import { projectField } from "../saved-urls/saved-url";
import { checkAlertEmail } from "./alert-opt-out";
import { alertEmailField, findMonitor, INTERVAL, MONITOR, MONITOR_EXAMPLE, toMonitor } from "./monitor";
import { nextDue } from "./run/due-monitors";

/** Changes how often a monitor checks, whom it tells or its project, and pauses or resumes it. */
export const updateMonitor = defineOperation({
  name: "update_monitor",
  summary: "Change a monitor, pause or resume it. Fields you leave out stay unchanged.",
  http: { method: "PATCH", path: "/api/monitors/{id}" },
  access: "pro-key",
  scope: "write",
  destructive: false,
  metered: false,
  input: z.object({
    id: idField("monitor", "The monitor's id."),
    interval: INTERVAL.optional().describe("How often to check the page."),
    paused: z.boolean().optional().describe("True to check only on request."),
    project_id: projectField,
    alert_email: alertEmailField,
  }),
  output: MONITOR,
  errors: ["not_found", "conflict"],
  example: () => MONITOR_EXAMPLE,
  async run(ctx, { id, interval, paused, project_id, alert_email }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await checkProjectExists(db, accountId, project_id);
    await checkAlertEmail(db, accountId, alert_email);
    const known = await findMonitor(db, accountId, id);
    const every = interval ?? known.interval;
    const isRescheduled = every !== known.interval || (known.paused && paused === false);
    await db.monitor.updateMany({
      where: { id, accountId },
      data: {
        interval,
        paused,
        projectId: project_id,
        alertEmail: alert_email,
        ...(isRescheduled ? { nextCheckAt: nextDue(id, every, ctx.clock.now()) } : {}),
      },
    });
    return toMonitor(await findMonitor(db, accountId, id));
  },
});
