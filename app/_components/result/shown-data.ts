import { publicPreviews } from "@/app/_previews/card/card-image";
import { settings } from "@/lib/env";
import type { Previews } from "@/lib/inspect/platforms/platform";
import type { Inspection } from "@/lib/inspect/report";
import { fitData } from "./fit-data";
import type { IssueView } from "./issues/issue-list";
import { issueViews } from "./report-view";

/** What a checked page may put into ours for its scripts. Written out as HTML, it takes about as much again. */
const PREVIEWS_BYTES_MAX = 150_000;
const ISSUES_BYTES_MAX = 250_000;

/** The previews as a page of ours shows them: of bounded size, and with nothing from private hosts. */
export function shownPreviews(previews: Previews): Previews {
  return fitData(publicPreviews(previews, settings().allowPrivateOrigins), PREVIEWS_BYTES_MAX);
}

/** The issues as a page of ours shows them: of bounded size. */
export function shownIssues(inspection: Pick<Inspection, "issues" | "score">): readonly IssueView[] {
  return fitData(issueViews(inspection), ISSUES_BYTES_MAX);
}
