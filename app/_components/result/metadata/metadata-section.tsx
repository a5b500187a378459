"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { METADATA_TEXT } from "../result-text.data";
import type { MetadataGroup } from "./metadata-groups";
import { MetadataTable } from "./metadata-table";

/** All metadata of the page in collapsed tables. A search expands the tables with matches. */
export function MetadataSection({ groups }: { readonly groups: readonly MetadataGroup[] }) {
  const [text, setText] = useState("");
  const found = filterGroups(groups, text);
  const searching = text.trim() !== "";
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-labelledby="details-heading" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="details-heading" className="text-xl font-semibold tracking-tight">
          {METADATA_TEXT.heading}
        </h2>
        <label className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-sm focus-within:outline-2 focus-within:outline-focus sm:w-72 no-script:hidden">
          <Search aria-hidden size={15} className="text-faint" />
          <span className="sr-only">{METADATA_TEXT.search}</span>
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={METADATA_TEXT.searchPlaceholder}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
          />
        </label>
      </div>
      <p role="status" className="sr-only">
        {searching && METADATA_TEXT.found(count)}
      </p>
      <div className="mt-4 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {found.map((group) => (
          <MetadataTable
            key={`${group.id}${searching}`}
            group={group}
            open={searching && group.rows.length > 0}
          />
        ))}
      </div>
    </section>
  );
}

/** The groups with only the rows that contain the text, ignoring case; all rows for an empty text. */
export function filterGroups(groups: readonly MetadataGroup[], text: string): readonly MetadataGroup[] {
  const query = text.trim().toLowerCase();
  if (query === "") return groups;
  return groups.map((group) => ({ ...group, rows: matchingRows(group.rows, query) }));
}

/** The rows that contain the text and, in a tree, their ancestors. */
function matchingRows(rows: MetadataGroup["rows"], query: string): MetadataGroup["rows"] {
  let ancestorDepth = 0;
  const kept = rows.toReversed().filter(({ name, value, note, depth = 0 }) => {
    const matches = [name, value, note].some((part) => part?.toLowerCase().includes(query));
    if (!matches && depth >= ancestorDepth) return false;
    ancestorDepth = depth;
    return true;
  });
  return kept.reverse();
}
