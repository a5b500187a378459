"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { DETAILS } from "../result-text.data";
import type { DetailGroup } from "./metadata-groups";
import { DetailTable } from "./metadata-table";

/** Everything the page says, folded away until asked for; a search opens what it finds. */
export function Details({ groups }: { readonly groups: readonly DetailGroup[] }) {
  const [text, setText] = useState("");
  const found = searchDetails(groups, text);
  const searching = text.trim() !== "";
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-labelledby="details-heading" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="details-heading" className="text-xl font-semibold tracking-tight">
          {DETAILS.heading}
        </h2>
        <label className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-sm focus-within:outline-2 focus-within:outline-focus sm:w-72 no-script:hidden">
          <Search aria-hidden size={15} className="text-faint" />
          <span className="sr-only">{DETAILS.search}</span>
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={DETAILS.searchPlaceholder}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
          />
        </label>
      </div>
      <p role="status" className="sr-only">
        {searching && DETAILS.found(count)}
      </p>
      <div className="mt-4 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {found.map((group) => (
          <DetailTable
            key={`${group.id}${searching}`}
            group={group}
            open={searching && group.rows.length > 0}
          />
        ))}
      </div>
    </section>
  );
}

/** The groups with only the rows in which the text occurs, whatever its case; all of them for an empty text. */
export function searchDetails(groups: readonly DetailGroup[], text: string): readonly DetailGroup[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return groups;
  return groups.map((group) => ({ ...group, rows: rowsWith(group.rows, wanted) }));
}

/** The rows that hold the text, and of a tree the branches that lead to them. */
function rowsWith(rows: DetailGroup["rows"], wanted: string): DetailGroup["rows"] {
  let leadsTo = 0;
  const kept = rows.toReversed().filter(({ name, value, note, depth = 0 }) => {
    const holds = [name, value, note].some((part) => part?.toLowerCase().includes(wanted));
    if (!holds && depth >= leadsTo) return false;
    leadsTo = depth;
    return true;
  });
  return kept.reverse();
}
