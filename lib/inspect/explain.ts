import { type CatalogueEntry, catalogueEntry } from "./catalogue";
import { inspectExample } from "./example/inspect-example";
import type { Fix } from "./rules/rule";

/** A catalogue entry with the description and fix that its first example page gets. */
export interface CodeExplanation extends CatalogueEntry {
  readonly description: string;
  readonly fix: Fix | null;
}

/** What the service can say about an issue without a page of your own; null for an unknown code. */
export function explainCode(code: string): CodeExplanation | null {
  const entry = catalogueEntry(code);
  const example = entry?.examples.bad[0];
  if (entry === null || example === undefined) return null;
  const raised = inspectExample(example).issues.find((issue) => issue.code === code);
  return raised === undefined ? null : { ...entry, description: raised.description, fix: raised.fix };
}
