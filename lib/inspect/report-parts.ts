// A cached check holds its report as the bytes that are sent, and beside it only what the report leaves out.
import { PLATFORM_NAMES, recordOf } from "./platforms/names";
import type { Previews } from "./platforms/platform";
import type { Inspection, Issue, Report } from "./report";

/** What an inspection holds beyond its report. */
export interface BeyondReport extends Pick<Inspection, "responseTimeMs" | "headers" | "jsonLd" | "score"> {
  readonly details: Readonly<Record<keyof Previews, Previews[keyof Previews]["details"]>>;
  /** Of each issue, in order. */
  readonly issues: readonly Pick<Issue, "losses" | "points" | "platforms">[];
}

/** What the report of this inspection leaves out. */
export function beyondReport({ previews, issues, ...rest }: Inspection): BeyondReport {
  const { responseTimeMs, headers, jsonLd, score } = rest;
  return {
    responseTimeMs,
    headers,
    jsonLd,
    score,
    details: recordOf(PLATFORM_NAMES, (name) => previews[name].details),
    issues: issues.map(({ losses, points, platforms }) => ({ losses, points, platforms })),
  };
}

/** The inspection of which these are the two parts. */
export function joinInspection(report: Report, beyond: BeyondReport): Inspection {
  const { responseTimeMs, headers, jsonLd, score, details } = beyond;
  return {
    url: report.url,
    finalUrl: report.final_url,
    status: report.status_code,
    responseTimeMs,
    documentBytes: report.document_size,
    truncated: report.truncated,
    hops: report.redirects,
    headers,
    jsonLd,
    score,
    metadata: report.metadata,
    image: report.image,
    previews: recordOf(PLATFORM_NAMES, (name) => ({ ...report.previews[name], details: details[name] })),
    issues: report.issues.map((issue, index) => ({ ...issue, ...beyondIssue(beyond, index) })),
  };
}

function beyondIssue({ issues }: BeyondReport, index: number): BeyondReport["issues"][number] {
  return issues[index] ?? { losses: [], points: 0, platforms: [] };
}
