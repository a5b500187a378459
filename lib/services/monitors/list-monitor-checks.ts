import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { type Cursor, NEXT_CURSOR, PAGE_INPUT, pageOf } from "../list-page";
import { defineOperation } from "../operation";
import { findMonitor } from "./monitor";
import { MONITOR_CHECK, MONITOR_CHECK_COLUMNS, MONITOR_CHECK_EXAMPLE, toMonitorCheck } from "./monitor-check";

/** The checks of a monitor, newest first. */
export const listMonitorChecks = defineOperation({
  name: "list_monitor_checks",
  summary: "A monitor's checks of the last 13 months, newest first, with what changed.",
  http: { method: "GET", path: "/api/monitors/{id}/checks" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("monitor", "The monitor's id."), ...PAGE_INPUT }),
  output: z
    .object({ checks: z.array(MONITOR_CHECK).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "MonitorCheckList", description: "Some of a monitor's checks." }),
  errors: ["not_found"],
  example: () => ({ checks: [MONITOR_CHECK_EXAMPLE], next_cursor: null }),
  async run(ctx, { id, ...page }) {
    const db = await ctx.db.open();
    await findMonitor(db, requireAccount(ctx.caller).accountId, id);
    const found = await db.monitorCheck.findMany({
      where: { monitorId: id, ...behind(page.cursor) },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      take: page.limit + 1,
      select: { ...MONITOR_CHECK_COLUMNS, id: true },
    });
    const placed = found.map((row) => ({ ...row, createdAt: row.at }));
    const { rows, nextCursor } = pageOf(placed, page);
    return { checks: rows.map(toMonitorCheck), next_cursor: nextCursor };
  },
});

function behind(cursor: Cursor | undefined) {
  if (cursor === undefined) return {};
  const { createdAt, id } = cursor;
  return { OR: [{ at: { lt: createdAt } }, { at: createdAt, id: { lt: id } }] };
}
