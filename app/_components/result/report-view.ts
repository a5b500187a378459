import { catalogueEntry } from "@/lib/inspect/catalogue";
import { frameworkFixes } from "@/lib/inspect/prompt/framework-fixes";
import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import { fixPrompt } from "@/lib/inspect/prompt/prompt";
import { type Inspection, type Report, toReport } from "@/lib/inspect/report";
import { embeddedBytes } from "./fit-data";
import type { IssueView } from "./issues/issue-list";

/** Adds the details from the catalogue to each issue. Runs on the server, so that browsers need no catalogue. */
export function issueViews({ issues, score }: Pick<Inspection, "issues" | "score">): readonly IssueView[] {
  return issues.map((issue) => ({
    ...issue,
    frameworks: frameworkFixes(issue.fix, issue.code),
    why: catalogueEntry(issue.code)?.why ?? null,
    capsAt: score.cappedBy === issue.code ? score.value : null,
  }));
}

/** The prompt for every framework. Runs on the server, so that browsers need no catalogue. */
export function fixPrompts(inspection: Inspection): Readonly<Record<Framework, string>> {
  const report = toReport(inspection);
  return {
    html: fixPrompt(report, "html"),
    laravel: fixPrompt(report, "laravel"),
    next: fixPrompt(report, "next"),
    nuxt: fixPrompt(report, "nuxt"),
    other: fixPrompt(report, "other"),
  };
}

/** The report of a page with thousands of tags would be larger than the rest of the result. */
const BYTES_MAX = 300_000;

/** The report to embed in the page, so that exporting needs no request; null if it is too large. */
export function embeddedReport(inspection: Inspection): Report | null {
  const report = toReport(inspection);
  return embeddedBytes(report, BYTES_MAX) > BYTES_MAX ? null : report;
}
