import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { emailAddress } from "../accounts/email-address";
import { exampleId, momentOf, noSuch, TIME } from "../fields";
import { savableUrl } from "../saved-urls/saved-url";

export const INTERVAL = z.enum(["hourly", "daily", "weekly"]);

export type Interval = z.infer<typeof INTERVAL>;

/** A monitor as lists and responses show it. */
export const MONITOR = z
  .object({
    id: z.string().describe("The monitor's id."),
    url: z.string().describe("The page, normalized."),
    project_id: z.string().nullable().describe("The project it is in."),
    interval: INTERVAL.describe("How often the page is checked."),
    paused: z.boolean().describe("Whether the page is checked only on request."),
    alert_email: z
      .string()
      .nullable()
      .describe("Email address for alerts when the page gets worse; null for none."),
    last_checked_at: TIME.nullable().describe("When the page was last checked; null before the first check."),
    next_check_at: TIME.nullable().describe("When it will be checked next; null while paused."),
    last_score: z.int().nullable().describe("Score of the last check that reached the page."),
    created_at: TIME.describe("When it was added."),
  })
  .meta({ id: "Monitor", description: "A page that is checked regularly." });

export type MonitorRecord = Readonly<z.infer<typeof MONITOR>>;

/** What of a monitor's row its record shows. */
export const MONITOR_COLUMNS = {
  id: true,
  url: true,
  projectId: true,
  interval: true,
  paused: true,
  alertEmail: true,
  lastCheckedAt: true,
  nextCheckAt: true,
  lastScore: true,
  createdAt: true,
} as const;

export interface MonitorRow {
  readonly id: string;
  readonly url: string;
  readonly projectId: string | null;
  readonly interval: Interval;
  readonly paused: boolean;
  readonly alertEmail: string | null;
  readonly lastCheckedAt: Date | null;
  readonly nextCheckAt: Date;
  readonly lastScore: number | null;
  readonly createdAt: Date;
}

/** The record of a monitor's row. */
export function toMonitor(row: MonitorRow): z.infer<typeof MONITOR> {
  return {
    id: row.id,
    url: row.url,
    project_id: row.projectId,
    interval: row.interval,
    paused: row.paused,
    alert_email: row.alertEmail,
    last_checked_at: momentOf(row.lastCheckedAt),
    next_check_at: row.paused ? null : row.nextCheckAt.toISOString(),
    last_score: row.lastScore,
    created_at: row.createdAt.toISOString(),
  };
}

/** The row of one of the account's monitors. Throws `not_found` when it has none with that id. */
export async function findMonitor(db: Pick<Client, "monitor">, accountId: string, id: string) {
  const found = await db.monitor.findFirst({ where: { id, accountId }, select: MONITOR_COLUMNS });
  if (found === null) throw noSuch("monitor");
  return found;
}

/** A monitor as the documentation shows it. */
export const MONITOR_EXAMPLE: z.infer<typeof MONITOR> = {
  id: exampleId("monitor"),
  url: "https://example.com/page",
  project_id: exampleId("project"),
  interval: "daily",
  paused: false,
  alert_email: "ada@example.com",
  last_checked_at: "2026-03-02T09:20:00.000Z",
  next_check_at: "2026-03-03T09:20:00.000Z",
  last_score: 87,
  created_at: "2026-03-01T09:15:00.000Z",
};

/** The page of a new monitor. */
export const monitoredUrl = savableUrl.meta({
  ...savableUrl.meta(),
  description: "The page to check: absolute, http or https, publicly resolvable, without credentials.",
});

/** Who is told when a page gets worse. */
export const alertEmailField = z
  .string()
  .transform((text, check) => {
    const email = emailAddress(text);
    if (email !== null) return email;
    check.addIssue({ code: "custom", message: "The field alert_email must be an email address." });
    return z.NEVER;
  })
  .nullable()
  .optional()
  .meta({
    description: "Email address for alerts when the page gets worse or recovers; null for none.",
    type: ["string", "null"],
    format: "email",
    examples: ["ada@example.com"],
  });
