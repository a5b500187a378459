import { z } from "zod";
import { TIME } from "../fields";

const VALUE = z.string().nullable();

const CHANGE = z
  .object({
    field: z.string().describe("What changed, such as title or image.size."),
    before: VALUE.describe("Its value at the previous check; null for none."),
    after: VALUE.describe("Its value now; null for none."),
  })
  .meta({ id: "Change", description: "One thing about a page that has changed." });

export type Change = Readonly<z.infer<typeof CHANGE>>;

/** One check of a monitor as lists show it. */
export const MONITOR_CHECK = z
  .object({
    at: TIME.describe("When the page was checked."),
    score: z.int().nullable().describe("0 to 100; null when the page could not be fetched."),
    error: z.string().nullable().describe("Error code, if the check failed."),
    changes: z.array(CHANGE).describe("What changed since the last check that reached the page."),
    opened: z.array(z.string()).describe("Codes of issues that are new since then."),
    resolved: z.array(z.string()).describe("Codes of issues that have been resolved since then."),
  })
  .meta({ id: "MonitorCheck", description: "One check of a monitor and the changes it found." });

export type MonitorCheckRecord = Readonly<z.infer<typeof MONITOR_CHECK>>;

export const MONITOR_CHECK_COLUMNS = {
  at: true,
  score: true,
  error: true,
  changes: true,
  opened: true,
  resolved: true,
} as const;

export interface MonitorCheckRow {
  readonly at: Date;
  readonly score: number | null;
  readonly error: string | null;
  readonly changes: unknown;
  readonly opened: readonly string[];
  readonly resolved: readonly string[];
}

/** The changes in a check's row. */
export function changesIn({ changes }: { readonly changes: unknown }): Change[] {
  return z.array(CHANGE).parse(changes);
}

/** The record of a check's row. */
export function toMonitorCheck(row: MonitorCheckRow): z.infer<typeof MONITOR_CHECK> {
  return {
    at: row.at.toISOString(),
    score: row.score,
    error: row.error,
    changes: changesIn(row),
    opened: [...row.opened],
    resolved: [...row.resolved],
  };
}

/** A check as the documentation shows it. */
export const MONITOR_CHECK_EXAMPLE: z.infer<typeof MONITOR_CHECK> = {
  at: "2026-03-02T09:20:00.000Z",
  score: 72,
  error: null,
  changes: [{ field: "image.state", before: "ok", after: "http_error" }],
  opened: ["og_image_unreachable"],
  resolved: [],
};
