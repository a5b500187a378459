import type { AuditIssue, AuditResult, PageGroup } from "./audit-result";
import type { CheckedPage } from "./page-facts";
import { type SiteLinks, siteFindings } from "./site-findings";
import { urlPattern } from "./url-pattern";

const EXAMPLES_MAX = 3;
const GROUPS_MAX = 100;

/** What the pages of an audit come to together. */
export function summarize(pages: readonly CheckedPage[], links: SiteLinks): AuditResult {
  const findings = siteFindings(pages, links);
  const ofSite = findings.map(({ code, severity, pages: count }) => ({
    code,
    severity,
    pages: count,
    points: 0,
  }));
  return {
    issues: [...pageIssueTotals(pages), ...ofSite].sort(costliest),
    groups: groupPages(pages),
    findings,
  };
}

/** The average of the pages' scores; null when none could be fetched. */
export function averageScore(pages: readonly Pick<CheckedPage, "score">[]): number | null {
  const scores = pages.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

function pageIssueTotals(pages: readonly CheckedPage[]): AuditIssue[] {
  const totals = new Map<string, AuditIssue>();
  for (const { code, severity, points } of pages.flatMap(({ issues }) => issues)) {
    const known = totals.get(code);
    totals.set(code, {
      code,
      severity,
      pages: (known?.pages ?? 0) + 1,
      points: (known?.points ?? 0) + points,
    });
  }
  return [...totals.values()];
}

function costliest(a: AuditIssue, b: AuditIssue): number {
  return b.points - a.points || b.pages - a.pages || (a.code < b.code ? -1 : 1);
}

/** Pages whose URLs are alike and that have the same issues, those that cost most first. */
function groupPages(pages: readonly CheckedPage[]): PageGroup[] {
  const groups = new Map<string, CheckedPage[]>();
  for (const page of pages.filter(({ issues }) => issues.length > 0)) {
    const codes = page.issues.map(({ code }) => code).sort();
    const key = `${urlPattern(page.url)} ${codes.join(" ")}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const scored = pages.filter(({ score }) => score !== null).length;
  return [...groups.values()]
    .map((group) => toGroup(group, scored))
    .sort((a, b) => b.gain - a.gain || b.pages - a.pages || (a.pattern < b.pattern ? -1 : 1))
    .slice(0, GROUPS_MAX);
}

function toGroup(group: readonly CheckedPage[], scored: number): PageGroup {
  const [first] = group;
  const lost = group.reduce((sum, { score }) => sum + 100 - (score ?? 100), 0);
  return {
    pattern: group.length === 1 ? pathOf(first?.url) : urlPattern(first?.url ?? ""),
    codes: first?.issues.map(({ code }) => code) ?? [],
    pages: group.length,
    examples: group.slice(0, EXAMPLES_MAX).map(({ url }) => url),
    gain: Math.round((10 * lost) / Math.max(1, scored)) / 10,
  };
}

function pathOf(url = ""): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
