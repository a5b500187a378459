"use client";

import { Button } from "@/app/_components/ui/button";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { PLATFORM_LABELS } from "@/lib/inspect/platforms/names";
import type { AuditQuery } from "./audit-query";
import { AUDITS } from "./audit-text.data";

type Option = readonly [value: string, label: string];

interface AuditFiltersProps {
  readonly path: string;
  readonly query: AuditQuery;
  /** Issues to choose from. */
  readonly issues: readonly Option[];
}

/** Which pages are shown, in which order, as a list or as cards; a form, so that every view has a URL. */
export function AuditFilters({ path, query, issues }: AuditFiltersProps) {
  const platforms = Object.entries(PLATFORM_LABELS).map(
    ([name, label]): Option => [name, `${AUDITS.cards}: ${label}`],
  );
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-48 text-sm font-medium">
          {AUDITS.search}
          <input type="search" name="search" defaultValue={query.search} className={INPUT_LOOK} />
        </label>
        <Choice
          name="issue"
          label={AUDITS.issue}
          value={query.issue}
          options={[["", AUDITS.everyIssue], ["failed", AUDITS.onlyFailed], ...issues]}
        />
        <Choice name="sort" label={AUDITS.sort} value={query.sort} options={AUDITS.sorts} />
        <Choice
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

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label className="max-w-56 text-sm font-medium">
      {label}
      <select
        name={name}
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className={INPUT_LOOK}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
