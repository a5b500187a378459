import { catalogueEntry } from "@/lib/inspect/catalogue";
import type { Inspection } from "@/lib/inspect/report";
import type { IssueView } from "./issue-view";

/** Joins each issue with its entry in the catalogue; on the server, so that the catalogue stays there. */
export function issueViews({ issues, score }: Pick<Inspection, "issues" | "score">): readonly IssueView[] {
  return issues.map((issue) => ({
    ...issue,
    why: catalogueEntry(issue.code)?.why ?? null,
    holdsAt: score.gatedBy === issue.code ? score.value : null,
  }));
}
