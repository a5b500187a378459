import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Issue } from "@/lib/inspect/report";
import type { Severity } from "@/lib/inspect/rules/rule";
import type { Area } from "@/lib/inspect/score";

/** An issue with its details from the catalogue. */
export interface IssueView extends Issue {
  /** Why it matters to people who see the link; null if the catalogue lacks the code. */
  readonly why: string | null;
  /** The score at which this issue caps the page; null if it does not. */
  readonly capsAt: number | null;
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

/** The issues that match the filters, most severe group first, without empty groups. */
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
