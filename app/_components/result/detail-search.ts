import type { DetailGroup } from "./details-of";

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
