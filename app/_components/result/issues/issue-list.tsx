"use client";

import { useState } from "react";
import { PLATFORM_LABELS, PLATFORM_NAMES, type PlatformName } from "@/lib/inspect/platforms/names";
import type { FrameworkFixes } from "@/lib/inspect/prompt/framework-fixes";
import type { Issue } from "@/lib/inspect/report";
import { hasPlaceholder } from "@/lib/inspect/rules/fixes/placeholder";
import type { Severity } from "@/lib/inspect/rules/rule";
import type { Area } from "@/lib/inspect/score";
import { Select } from "../../ui/choice";
import { CopyButton } from "../../ui/copy-button";
import { AREA_NAMES, ISSUES_TEXT, SEVERITY_NAMES } from "../result-text.data";
import { allFixes, type FixLanguage, fixIn } from "./fix-language";
import { IssueCard } from "./issue-card";

const EVERYTHING: IssueChoice = { platform: "all", area: "all" };
/** With fewer issues, filters are longer than the list. */
const FILTER_FROM = 4;

/** The issues, most severe first. The language chosen for one fix applies to all. */
export function IssueList({ issues }: { readonly issues: readonly IssueView[] }) {
  const [choice, setChoice] = useState(EVERYTHING);
  const [language, setLanguage] = useState<FixLanguage>("html");
  const groups = groupIssues(issues, choice);
  const shown = groups.flatMap((group) => group.issues);
  const fixes = allFixes(shown, language);
  const placeholders = shown.filter(
    (issue) => fixIn(issue, language) !== null && hasPlaceholder(issue.fix),
  ).length;

  return (
    <section aria-labelledby="issues-heading" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="issues-heading" className="scroll-mt-6 text-xl font-semibold tracking-tight">
          {ISSUES_TEXT.heading}
        </h2>
        {fixes !== "" && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {placeholders > 0 && (
              <span className="text-[13px]/5 text-muted">{ISSUES_TEXT.leftOut(placeholders)}</span>
            )}
            <CopyButton text={fixes} label={ISSUES_TEXT.copyAll} what={ISSUES_TEXT.inLanguage(language)} />
          </div>
        )}
      </div>
      {issues.length >= FILTER_FROM && (
        <IssueFilters issues={issues} choice={choice} shown={shown.length} onChange={setChoice} />
      )}
      {issues.length === 0 && (
        <p className="mt-4 rounded-xl bg-good-soft p-5 text-good">{ISSUES_TEXT.none}</p>
      )}
      {issues.length > 0 && groups.length === 0 && <p className="mt-6 text-muted">{ISSUES_TEXT.noMatch}</p>}
      {groups.map(({ severity, issues: members }) => (
        <div key={severity} className="mt-6">
          <h3 className="text-sm font-medium text-muted">
            {members.length} {SEVERITY_NAMES[severity][members.length === 1 ? 0 : 1]}
          </h3>
          <ul className="mt-2.5 space-y-2.5">
            {members.map((issue) => (
              <IssueCard key={issue.code} issue={issue} language={language} onLanguage={setLanguage} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface IssueFiltersProps {
  readonly issues: readonly IssueView[];
  readonly choice: IssueChoice;
  /** How many issues match the filters. */
  readonly shown: number;
  onChange(choice: IssueChoice): void;
}

/** Offers only platforms and areas with issues. */
function IssueFilters({ issues, choice, shown, onChange }: IssueFiltersProps) {
  const platforms = PLATFORM_NAMES.filter((name) => issues.some((issue) => issue.platforms.includes(name)));
  const areas = [...new Set(issues.flatMap(({ losses }) => losses.map(({ area }) => area)))];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm no-script:hidden">
      <Select
        label={ISSUES_TEXT.platform}
        value={choice.platform}
        options={[
          ["all", ISSUES_TEXT.all],
          ...platforms.map((name) => [name, PLATFORM_LABELS[name]] as const),
        ]}
        onChange={(platform) => onChange({ ...choice, platform })}
      />
      <Select
        label={ISSUES_TEXT.area}
        value={choice.area}
        options={[["all", ISSUES_TEXT.all], ...areas.map((area) => [area, AREA_NAMES[area]] as const)]}
        onChange={(area) => onChange({ ...choice, area })}
      />
      <p role="status" className="text-muted">
        {shown < issues.length && ISSUES_TEXT.shown(shown, issues.length)}
      </p>
    </div>
  );
}

/** An issue with its details from the catalogue. */
export interface IssueView extends Issue {
  /** The fix in the code of each framework. */
  readonly frameworks: FrameworkFixes;
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
