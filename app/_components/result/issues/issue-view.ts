import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Issue } from "@/lib/inspect/report";
import type { Severity } from "@/lib/inspect/rules/rule";
import type { Area } from "@/lib/inspect/score";

/** An issue with what the catalogue says of it. */
export interface IssueView extends Issue {
  /** Why it matters to a reader of the link; null when the catalogue does not know the code. */
  readonly why: string | null;
  /** The score that this issue alone holds the page at; null when it does not. */
  readonly holdsAt: number | null;
}

export interface IssueChoice {
  readonly platform: PlatformName | "all";
  readonly area: Area | "all";
}

export interface IssueGroup {
  readonly severity: Severity;
  readonly issues: readonly IssueView[];
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "tip"];

/** The issues that the choice lets through, gravest group first; a group without issues is left out. */
export function groupIssues(issues: readonly IssueView[], choice: IssueChoice): readonly IssueGroup[] {
  const chosen = issues.filter(
    ({ platforms, losses }) =>
      (choice.platform === "all" || platforms.includes(choice.platform)) &&
      (choice.area === "all" || losses.some(({ area }) => area === choice.area)),
  );
  return SEVERITIES.map((severity) => ({
    severity,
    issues: chosen.filter((issue) => issue.severity === severity),
  })).filter((group) => group.issues.length > 0);
}
