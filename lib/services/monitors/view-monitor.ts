import { z } from "zod";
import type { Client } from "@/lib/db/client";
import type { Previews } from "@/lib/inspect/platforms/platform";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { fromGzipJson, STORED_INSPECTION } from "../gzip-json";
import { defineView } from "../operation";
import { findMonitor, MONITOR, toMonitor } from "./monitor";
import { MONITOR_CHECK, MONITOR_CHECK_COLUMNS, toMonitorCheck } from "./monitor-check";

const CHECKS_SHOWN = 50;
const POINTS_MAX = 400;

/** What a page's preview was before a change and is after it. */
export interface PreviewChange {
  readonly at: string;
  readonly before: Previews;
  readonly after: Previews;
}

/** One monitor: its score over time, its checks and what its last change did to the preview. */
export const viewMonitor = defineView({
  name: "view_monitor",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({ id: idField("monitor", "") }),
  output: z.object({
    monitor: MONITOR,
    checks: z.array(MONITOR_CHECK),
    /** Oldest first, at most 400 of the last checks. */
    scores: z.array(z.object({ at: z.string(), score: z.int().nullable() })),
    changed: z.custom<PreviewChange | null>(() => true),
  }),
  async run(ctx, { id }) {
    const db = await ctx.db.open();
    const row = await findMonitor(db, requireAccount(ctx.caller).accountId, id);
    const checks = await db.monitorCheck.findMany({
      where: { monitorId: id },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      take: CHECKS_SHOWN,
      select: MONITOR_CHECK_COLUMNS,
    });
    const points = await db.monitorCheck.findMany({
      where: { monitorId: id },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      take: POINTS_MAX,
      select: { at: true, score: true },
    });
    return {
      monitor: toMonitor(row),
      checks: checks.map(toMonitorCheck),
      scores: points.reverse().map(({ at, score }) => ({ at: at.toISOString(), score })),
      changed: await lastChange(db, id),
    };
  },
});

/** The reports of the last change and of the one before; null until something has changed. */
async function lastChange(db: Client, monitorId: string): Promise<PreviewChange | null> {
  const [after, before] = await db.monitorCheck.findMany({
    where: { monitorId, report: { not: null } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: 2,
    select: { at: true, report: true },
  });
  if (!after?.report || !before?.report) return null;
  const [now, then] = await Promise.all([
    fromGzipJson(after.report, STORED_INSPECTION),
    fromGzipJson(before.report, STORED_INSPECTION),
  ]);
  return { at: after.at.toISOString(), before: then.previews, after: now.previews };
}
