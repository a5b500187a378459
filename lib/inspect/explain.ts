import { type CatalogueEntry, catalogueEntry } from "./catalogue";
import { inspectExample } from "./example/inspect-example";
import type { Fix } from "./rules/rule";

/** A catalogue entry with what is said and offered when the issue is raised, as on its first example page. */
export interface Explanation extends CatalogueEntry {
  readonly description: string;
  readonly fix: Fix | null;
}

/** All that there is to tell of an issue without looking at a page of the reader's; null when there is no such code. */
export function explainIssue(code: string): Explanation | null {
  const entry = catalogueEntry(code);
  const example = entry?.examples.bad[0];
  if (entry === null || example === undefined) return null;
  const raised = inspectExample(example).issues.find((issue) => issue.code === code);
  return raised === undefined ? null : { ...entry, description: raised.description, fix: raised.fix };
}
