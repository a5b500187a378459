"use client";

import { PLATFORM_LABELS } from "@/app/_previews/texts.data";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { AREA_NAMES, ISSUES } from "../text.data";
import { Select } from "../ui/select";
import type { IssueChoice, IssueView } from "./issue-view";

interface IssueFiltersProps {
  readonly issues: readonly IssueView[];
  readonly choice: IssueChoice;
  /** How many issues the choice lets through. */
  readonly shown: number;
  onChange(choice: IssueChoice): void;
}

/** Offers only platforms and areas that have an issue. */
export function IssueFilters({ issues, choice, shown, onChange }: IssueFiltersProps) {
  const platforms = PLATFORM_NAMES.filter((name) => issues.some((issue) => issue.platforms.includes(name)));
  const areas = [...new Set(issues.flatMap(({ losses }) => losses.map(({ area }) => area)))];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm no-script:hidden">
      <Select
        label={ISSUES.platform}
        value={choice.platform}
        options={[["all", ISSUES.all], ...platforms.map((name) => [name, PLATFORM_LABELS[name]] as const)]}
        onChange={(platform) => onChange({ ...choice, platform })}
      />
      <Select
        label={ISSUES.area}
        value={choice.area}
        options={[["all", ISSUES.all], ...areas.map((area) => [area, AREA_NAMES[area]] as const)]}
        onChange={(area) => onChange({ ...choice, area })}
      />
      <p role="status" className="text-muted">
        {shown < issues.length && ISSUES.shown(shown, issues.length)}
      </p>
    </div>
  );
}
