import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { exampleId, momentOf, noSuch, TIME } from "../fields";
import { AUDIT_ISSUE, AUDIT_RESULT, type AuditResult } from "./result/audit-result";

/** An audit as lists and responses show it. */
export const AUDIT = z
  .object({
    id: z.string().describe("The audit's id."),
    url: z.string().describe("The start page, normalized."),
    project_id: z.string().nullable().describe("The project it is in."),
    status: z
      .enum(["queued", "running", "done", "failed", "cancelled"])
      .describe("Its progress. The last three values are final."),
    source: z
      .enum(["sitemap", "links"])
      .nullable()
      .describe("Where its pages come from: the site's sitemaps or the links between its pages."),
    pages_limit: z.int().describe("Maximum number of pages to check."),
    pages_found: z.int().describe("Pages found that robots.txt allows, including those beyond the limit."),
    pages_checked: z.int().describe("Pages whose check has ended, including failed ones."),
    pages_failed: z.int().describe("Pages whose check failed."),
    score: z.int().nullable().describe("Average of its pages' scores; null until it ends."),
    issues: z
      .array(AUDIT_ISSUE)
      .describe("Issues of its pages and of the site as a whole, costliest first; empty until it ends."),
    created_at: TIME.describe("When it was started."),
    started_at: TIME.nullable().describe("When its first page was fetched."),
    finished_at: TIME.nullable().describe("When it ended."),
    error: z.string().nullable().describe("Why it failed: an error code."),
  })
  .meta({ id: "Audit", description: "A check of many pages of one site." });

export type AuditRecord = Readonly<z.infer<typeof AUDIT>>;

/** What of an audit's row its record shows. */
export const AUDIT_COLUMNS = {
  id: true,
  url: true,
  projectId: true,
  status: true,
  source: true,
  pagesLimit: true,
  pagesFound: true,
  pagesChecked: true,
  pagesFailed: true,
  score: true,
  result: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  error: true,
} as const;

interface AuditRow {
  readonly id: string;
  readonly url: string;
  readonly projectId: string | null;
  readonly status: z.infer<typeof AUDIT>["status"];
  readonly source: z.infer<typeof AUDIT>["source"];
  readonly pagesLimit: number;
  readonly pagesFound: number;
  readonly pagesChecked: number;
  readonly pagesFailed: number;
  readonly score: number | null;
  readonly result: unknown;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly error: string | null;
}

/** The record of an audit's row. */
export function toAudit(row: AuditRow): z.infer<typeof AUDIT> {
  return {
    id: row.id,
    url: row.url,
    project_id: row.projectId,
    status: row.status,
    source: row.source,
    pages_limit: row.pagesLimit,
    pages_found: row.pagesFound,
    pages_checked: row.pagesChecked,
    pages_failed: row.pagesFailed,
    score: row.score,
    issues: [...(resultOf(row)?.issues ?? [])],
    created_at: row.createdAt.toISOString(),
    started_at: momentOf(row.startedAt),
    finished_at: momentOf(row.finishedAt),
    error: row.error,
  };
}

/** What an audit came to; null until it has ended. */
export function resultOf({ result }: { readonly result: unknown }): AuditResult | null {
  return result === null ? null : AUDIT_RESULT.parse(result);
}

/** An audit as the documentation shows it. */
export const AUDIT_EXAMPLE: z.infer<typeof AUDIT> = {
  id: exampleId("audit"),
  url: "https://example.com/",
  project_id: exampleId("project"),
  status: "done",
  source: "sitemap",
  pages_limit: 200,
  pages_found: 143,
  pages_checked: 143,
  pages_failed: 1,
  score: 78,
  issues: [
    { code: "missing_og_image", severity: "error", pages: 96 },
    { code: "duplicate_title", severity: "warning", pages: 12 },
  ],
  created_at: "2026-03-02T09:15:00.000Z",
  started_at: "2026-03-02T09:15:01.000Z",
  finished_at: "2026-03-02T09:16:10.000Z",
  error: null,
};

/** The row of one of the account's audits. Throws `not_found` when it has none with that id. */
export async function findAudit(db: Pick<Client, "audit">, accountId: string, id: string) {
  const found = await db.audit.findFirst({ where: { id, accountId }, select: AUDIT_COLUMNS });
  if (found === null) throw noSuch("audit");
  return found;
}
