import { z } from "zod";
import type { Clock } from "@/lib/clock";
import type { Client } from "@/lib/db/client";
import { fromGzipJson } from "../../gzip-json";
import { pageIssues } from "../audit-page";
import type { AuditResult } from "../result/audit-result";
import { type CheckedPage, PAGE_FACTS } from "../result/page-facts";
import { averageScore, summarize } from "../result/summarize";
import { storedLinks } from "./check-audit-page";

/** What an audit's row holds of the site's sitemaps. */
const SITEMAP_URLS = z.array(z.string());
const SITEMAP_NOTES = z.array(z.object({ url: z.string(), fault: z.string() }));

interface Ending {
  readonly status: "done" | "failed" | "cancelled";
  /** Why it failed, where no page tells. */
  readonly error?: string;
}

interface FinishParts {
  readonly db: Client;
  readonly clock: Clock;
}

/**
 * Ends an audit with what its pages come to. One without a single page that could be fetched has failed, and does not
 * count against the quota. False when it had ended before.
 */
export async function finishAudit({ db, clock }: FinishParts, id: string, ending: Ending): Promise<boolean> {
  const pages = await checkedPages(db, id);
  const result = await resultOfPages(db, id, pages);
  const reached = pages.some(({ error }) => error === null);
  const status = reached || ending.status === "cancelled" ? ending.status : "failed";
  const { count } = await db.audit.updateMany({
    where: { id, status: { in: ["queued", "running"] } },
    data: {
      status,
      error: status === "failed" ? (ending.error ?? commonest(pages)) : null,
      spent: reached || status === "cancelled",
      score: averageScore(pages),
      result: JSON.parse(JSON.stringify(result)),
      sitemap: null,
      finishedAt: new Date(clock.now()),
    },
  });
  if (count > 0) await db.auditPage.deleteMany({ where: { auditId: id, checkedAt: null } });
  return count > 0;
}

async function checkedPages(db: Client, auditId: string): Promise<CheckedPage[]> {
  const rows = await db.auditPage.findMany({
    where: { auditId, checkedAt: { not: null } },
    orderBy: { position: "asc" },
    omit: { report: true },
  });
  return rows.map((row) => ({
    ...row,
    issues: pageIssues(row),
    facts: row.facts === null ? null : PAGE_FACTS.parse(row.facts),
  }));
}

async function resultOfPages(db: Client, id: string, pages: readonly CheckedPage[]): Promise<AuditResult> {
  const audit = await db.audit.findUnique({ where: { id }, select: { sitemap: true, notes: true } });
  const sitemap = audit?.sitemap ? new Set(await fromGzipJson(audit.sitemap, SITEMAP_URLS)) : null;
  const problems = SITEMAP_NOTES.parse(audit?.notes ?? []);
  return summarize(pages, { sitemap, problems, linked: await linkedUrls(db, id) });
}

/** A few at a time: a report takes more memory than all its links. */
async function linkedUrls(db: Client, auditId: string): Promise<Set<string>> {
  const linked = new Set<string>();
  const ids = await db.auditPage.findMany({
    where: { auditId, report: { not: null } },
    select: { id: true },
  });
  for (const { id } of ids) {
    const row = await db.auditPage.findUnique({ where: { id }, select: { report: true } });
    for (const url of await storedLinks(row ?? { report: null })) linked.add(url);
  }
  return linked;
}

/** The error that most pages ended in. */
function commonest(pages: readonly CheckedPage[]): string {
  const counts = new Map<string, number>();
  for (const { error } of pages) if (error !== null) counts.set(error, (counts.get(error) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "internal_error";
}
