import { catalogueEntry } from "@/lib/inspect/catalogue";
import type { Issue } from "@/lib/inspect/report";
import type { IssueView } from "./issue-view";

/** Joins each issue with its entry in the catalogue; on the server, so that the catalogue stays there. */
export function issueViews(issues: readonly Issue[]): readonly IssueView[] {
  return issues.map((issue) => ({ ...issue, why: catalogueEntry(issue.code)?.why ?? null }));
}
