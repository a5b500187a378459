import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { fromGzipJson } from "../gzip-json";
import { defineView } from "../operation";
import { AUDIT, findAudit, resultOf, toAudit } from "./audit";
import { pageIssues } from "./audit-page";
import type { AuditResult } from "./result/audit-result";
import { type Comparison, compareAudits } from "./result/compare";
import { STORED_PAGE } from "./run/check-audit-page";

const ROWS = 50;
const CARDS = 12;

/** A page of an audit as the website lists it. */
export interface AuditPageView {
  readonly id: string;
  readonly url: string;
  readonly score: number | null;
  readonly codes: readonly string[];
  readonly error: string | null;
  /** Its card on the chosen platform, where cards are shown. */
  readonly preview: Preview | null;
}

const PAGE_SORTS = ["score", "best", "issues", "url"] as const;

const VIEW_INPUT = z.object({
  id: idField("audit", ""),
  search: z.string().trim().default(""),
  /** Only pages with this issue; `failed` for those that could not be fetched. */
  issue: z.string().default(""),
  sort: z.enum(PAGE_SORTS).default("score").catch("score"),
  platform: z.enum(PLATFORM_NAMES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).default(1).catch(1),
});

/** One audit: its progress or results, with its pages searched, filtered and sorted. */
export const viewAudit = defineView({
  name: "view_audit",
  access: "session",
  scope: null,
  metered: false,
  input: VIEW_INPUT,
  output: z.object({
    audit: AUDIT,
    result: z.custom<AuditResult | null>(() => true),
    /** Pages with a score below 60, from 60, and from 90. */
    distribution: z.tuple([z.int(), z.int(), z.int()]),
    last: z.object({ url: z.string(), score: z.int().nullable(), error: z.string().nullable() }).nullable(),
    pages: z.array(z.custom<AuditPageView>(() => true)),
    total: z.int(),
    page: z.int(),
    lists: z.int(),
    previous: z
      .custom<(Comparison & { readonly id: string; readonly score: number | null }) | null>(() => true)
      .nullable(),
  }),
  async run(ctx, { id, search, issue, sort, platform, page }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const row = await findAudit(db, accountId, id);
    const all = await checkedRows(db, id);
    const matching = all.filter((one) => matches(one, search, issue)).sort(ORDERS[sort]);
    const size = platform === undefined ? ROWS : CARDS;
    const lists = Math.max(1, Math.ceil(matching.length / size));
    const at = Math.min(page, lists);
    const shown = matching.slice((at - 1) * size, at * size);
    const last = all.reduce<Row | null>(
      (late, one) => (late && late.checkedAt >= one.checkedAt ? late : one),
      null,
    );
    return {
      audit: toAudit(row),
      result: resultOf(row),
      distribution: distributionOf(all),
      last: last && { url: last.url, score: last.score, error: last.error },
      pages: await Promise.all(shown.map((one) => toView(db, one, platform))),
      total: matching.length,
      page: at,
      lists,
      previous: await previousOf(db, { accountId, url: row.url, before: row.createdAt }, all),
    };
  },
});

type Row = Awaited<ReturnType<typeof checkedRows>>[number];

async function checkedRows(db: Client, auditId: string) {
  const rows = await db.auditPage.findMany({
    where: { auditId, checkedAt: { not: null } },
    select: { id: true, url: true, score: true, issues: true, error: true, checkedAt: true },
  });
  return rows.map((row) => ({ ...row, issues: pageIssues(row), checkedAt: row.checkedAt?.getTime() ?? 0 }));
}

function matches({ url, issues, error }: Row, search: string, issue: string): boolean {
  if (!url.toLowerCase().includes(search.toLowerCase())) return false;
  if (issue === "failed") return error !== null;
  return issue === "" || issues.some(({ code }) => code === issue);
}

const byUrl = (a: Row, b: Row) => (a.url < b.url ? -1 : 1);

const ORDERS: Readonly<Record<(typeof PAGE_SORTS)[number], (a: Row, b: Row) => number>> = {
  score: (a, b) => (a.score ?? -1) - (b.score ?? -1) || byUrl(a, b),
  best: (a, b) => (b.score ?? -1) - (a.score ?? -1) || byUrl(a, b),
  issues: (a, b) => b.issues.length - a.issues.length || byUrl(a, b),
  url: byUrl,
};

function distributionOf(rows: readonly Row[]): [number, number, number] {
  const scores = rows.flatMap(({ score }) => score ?? []);
  const good = scores.filter((score) => score >= 90).length;
  const poor = scores.filter((score) => score < 60).length;
  return [poor, scores.length - good - poor, good];
}

async function toView(
  db: Client,
  row: Row,
  platform?: (typeof PLATFORM_NAMES)[number],
): Promise<AuditPageView> {
  const { id, url, score, issues, error } = row;
  const view = { id, url, score, codes: issues.map(({ code }) => code), error };
  if (platform === undefined) return { ...view, preview: null };
  const stored = await db.auditPage.findUnique({ where: { id }, select: { report: true } });
  const report = stored?.report && (await fromGzipJson(stored.report, STORED_PAGE));
  return { ...view, preview: report ? report.inspection.previews[platform] : null };
}

interface PreviousTerms {
  readonly accountId: string;
  readonly url: string;
  readonly before: Date;
}

async function previousOf(db: Client, { accountId, url, before }: PreviousTerms, rows: readonly Row[]) {
  const previous = await db.audit.findFirst({
    where: { accountId, url, status: "done", createdAt: { lt: before } },
    orderBy: { createdAt: "desc" },
    select: { id: true, score: true },
  });
  if (previous === null || rows.length === 0) return null;
  return { ...previous, ...compareAudits(await checkedRows(db, previous.id), rows) };
}
