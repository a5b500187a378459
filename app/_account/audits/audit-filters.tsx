"use client";

import { Button } from "@/app/_components/ui/button";
import { type FilterOption, FilterSelect } from "@/app/_components/ui/filter-select";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { PLATFORM_LABELS } from "@/lib/inspect/platforms/names";
import type { AuditQuery } from "./audit-query";
import { AUDITS } from "./audit-text.data";

interface AuditFiltersProps {
  readonly path: string;
  readonly query: AuditQuery;
  /** Issues to choose from. */
  readonly issues: readonly FilterOption[];
}

/** Which pages are shown, in which order, as a list or as cards; a form, so that every view has a URL. */
export function AuditFilters({ path, query, issues }: AuditFiltersProps) {
  const platforms = Object.entries(PLATFORM_LABELS).map(
    ([name, label]): FilterOption => [name, `${AUDITS.cards}: ${label}`],
  );
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-48 text-sm font-medium">
          {AUDITS.search}
          <input type="search" name="search" defaultValue={query.search} className={INPUT_LOOK} />
        </label>
        <FilterSelect
          name="issue"
          label={AUDITS.issue}
          value={query.issue}
          options={[["", AUDITS.everyIssue], ["failed", AUDITS.onlyFailed], ...issues]}
        />
        <FilterSelect name="sort" label={AUDITS.sort} value={query.sort} options={AUDITS.sorts} />
        <FilterSelect
          name="platform"
          label={AUDITS.view}
          value={query.platform}
          options={[["", AUDITS.list], ...platforms]}
        />
        <Button type="submit" size="large">
          {AUDITS.apply}
        </Button>
      </form>
    </search>
  );
}
