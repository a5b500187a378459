import type { DetailGroup } from "./details-of";

/** The groups with only the rows in which the text occurs, whatever its case; all of them for an empty text. */
export function searchDetails(groups: readonly DetailGroup[], text: string): readonly DetailGroup[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return groups;
  return groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ name, value, note }) =>
      [name, value, note].some((part) => part?.toLowerCase().includes(wanted)),
    ),
  }));
}
