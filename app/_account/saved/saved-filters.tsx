"use client";

import { Button } from "@/app/_components/ui/button";
import { FilterSelect } from "@/app/_components/ui/filter-select";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import type { ProjectChoice } from "./edit-saved";
import type { SavedQuery } from "./saved-query";
import { SAVED } from "./saved-text.data";

interface SavedFiltersProps {
  readonly query: SavedQuery;
  readonly projects: readonly ProjectChoice[];
}

/** Which saved pages are shown and in which order; a form that opens the page itself, so that the choice has a URL. */
export function SavedFilters({ query, projects }: SavedFiltersProps) {
  return (
    <search>
      <form action="/saved" className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-56 text-sm font-medium">
          {SAVED.search}
          <input type="search" name="search" defaultValue={query.search} className={INPUT_LOOK} />
        </label>
        {projects.length > 0 && (
          <FilterSelect
            name="project"
            label={SAVED.project}
            value={query.project}
            options={[
              ["", SAVED.everyProject],
              ["none", SAVED.noProject],
              ...projects.map(({ id, name }) => [id, name] as const),
            ]}
          />
        )}
        <FilterSelect name="sort" label={SAVED.sort} value={query.sort} options={SAVED.sorts} />
        <Button type="submit" size="large">
          {SAVED.show}
        </Button>
      </form>
    </search>
  );
}
