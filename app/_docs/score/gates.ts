import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";

export interface Gate {
  readonly score: number;
  readonly entries: readonly CatalogueEntry[];
}

/** The scores that single issues can hold a page at, lowest first, with those issues. */
export function gates(): readonly Gate[] {
  const scores = new Set(CATALOGUE.flatMap(({ gate }) => gate ?? []));
  return [...scores]
    .sort((a, b) => a - b)
    .map((score) => ({ score, entries: CATALOGUE.filter(({ gate }) => gate === score) }));
}
