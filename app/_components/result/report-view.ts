import { catalogueEntry } from "@/lib/inspect/catalogue";
import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import { fixPrompt } from "@/lib/inspect/prompt/prompt";
import { type Inspection, type Report, toReport } from "@/lib/inspect/report";
import type { IssueView } from "./issues/issue-view";

/** Joins each issue with its entry in the catalogue; on the server, so that the catalogue stays there. */
export function issueViews({ issues, score }: Pick<Inspection, "issues" | "score">): readonly IssueView[] {
  return issues.map((issue) => ({
    ...issue,
    why: catalogueEntry(issue.code)?.why ?? null,
    holdsAt: score.gatedBy === issue.code ? score.value : null,
  }));
}

/** The prompt of an inspection for every framework; on the server, where the catalogue is. */
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

/** A page with thousands of tags has a report that would weigh more than the page that shows it. */
const CHARACTERS_MAX = 200_000;

/** The report to send along with the page, so that saving it asks nobody; null when it is too large for that. */
export function shownReport(inspection: Inspection): Report | null {
  const report = toReport(inspection);
  return JSON.stringify(report).length > CHARACTERS_MAX ? null : report;
}
