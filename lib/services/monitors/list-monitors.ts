import { z } from "zod";
import { PLANS } from "@/lib/limits/plans";
import { standingQuota } from "../access";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation, withMeta } from "../operation";
import { checkProjectExists } from "../projects/project";
import { MONITOR, MONITOR_COLUMNS, MONITOR_EXAMPLE, toMonitor } from "./monitor";

/** The account's monitors, newest first. */
export const listMonitors = defineOperation({
  name: "list_monitors",
  summary: "Your monitors, newest first.",
  http: { method: "GET", path: "/api/monitors" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  tellsQuota: true,
  metered: false,
  input: z.object({
    ...PAGE_INPUT,
    project_id: idField("project", "Only those in this project.").optional(),
  }),
  output: z
    .object({ monitors: z.array(MONITOR).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "MonitorList", description: "A page of the account's monitors." }),
  errors: ["not_found"],
  example: () => ({ monitors: [MONITOR_EXAMPLE], next_cursor: null }),
  async run(ctx, { project_id, ...page }) {
    const { accountId, plan } = requireAccount(ctx.caller);
    const { where, ...rest } = pageQuery(page);
    const db = await ctx.db.open();
    await checkProjectExists(db, accountId, project_id);
    const found = await db.monitor.findMany({
      where: { accountId, projectId: project_id, ...where },
      ...rest,
      select: MONITOR_COLUMNS,
    });
    const { rows, nextCursor } = pageOf(found, page);
    const used = await db.monitor.count({ where: { accountId } });
    const quota = standingQuota({ used, max: PLANS[plan].monitors });
    return withMeta({ monitors: rows.map(toMonitor), next_cursor: nextCursor }, { quota });
  },
});
