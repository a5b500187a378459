import { CATALOGUE, type CatalogueEntry, catalogueEntry } from "@/lib/inspect/catalogue";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import type { Fix } from "@/lib/inspect/rules/rule";
import { type Difference, visibleDifference } from "./visible-difference";

/** All that the page of an issue shows: its entry in the catalogue and what comes of running its examples. */
export interface IssueDoc {
  readonly entry: CatalogueEntry;
  /** What Headlight says of the first bad example, and the fix it offers there. */
  readonly description: string;
  readonly fix: Fix | null;
  /** The first bad example's score. */
  readonly score: number;
  readonly difference: Difference | null;
  readonly hiddenBy: readonly CatalogueEntry[];
  readonly hides: readonly CatalogueEntry[];
  /** Others of the same area, costliest first. */
  readonly sameArea: readonly CatalogueEntry[];
}

const SAME_AREA_MAX = 6;

/** Examples never change, so each is run once; there are as many as rules. */
const docs = new Map<string, IssueDoc>();

/** The documentation of an issue; null when there is no such code. */
export function issueDoc(code: string): IssueDoc | null {
  const entry = catalogueEntry(code);
  if (entry === null) return null;
  const doc = docs.get(code) ?? makeDoc(entry);
  docs.set(code, doc);
  return doc;
}

function makeDoc(entry: CatalogueEntry): IssueDoc {
  const { bad, good } = entry.examples;
  const before = inspectExample(bad[0] ?? { html: "" });
  const after = inspectExample(good[0] ?? { html: "" });
  const raised = before.issues.find(({ code }) => code === entry.code);
  const hiddenBy = CATALOGUE.filter(({ code }) => entry.hiddenBy?.includes(code));
  const hides = CATALOGUE.filter((other) => other.hiddenBy?.includes(entry.code));
  const shown = new Set([entry, ...hiddenBy, ...hides]);
  return {
    entry,
    description: raised?.description ?? entry.why,
    fix: raised?.fix ?? null,
    score: before.score.value,
    difference: visibleDifference(entry, before.previews, after.previews),
    hiddenBy,
    hides,
    sameArea: CATALOGUE.filter((other) => other.area === entry.area && !shown.has(other))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, SAME_AREA_MAX),
  };
}
