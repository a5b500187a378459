// How old the platforms' facts are. A platform changes its cards without notice, so a fact that nobody has looked at for
// half a year is worth another look.
import type { Fact } from "./facts";

export interface OldFact extends Pick<Fact<unknown>, "label" | "source" | "checked"> {
  /** Where it is in the tables, e.g. `google.limits.title`. */
  readonly path: string;
}

/** The facts anywhere in `tables` that were last checked before `day`, written as YYYY-MM-DD; the oldest first. */
export function factsCheckedBefore(
  day: string,
  tables: Readonly<Record<string, unknown>>,
): readonly OldFact[] {
  return Object.entries(tables)
    .flatMap(([name, table]) => factsIn(table, name))
    .filter(({ checked }) => checked < day)
    .sort((a, b) => a.checked.localeCompare(b.checked));
}

/** Every fact in a table with its path. */
export function factsIn(value: unknown, path: string): readonly OldFact[] {
  if (typeof value !== "object" || value === null) return [];
  if (isFact(value)) {
    const { label, source, checked } = value;
    return [{ path, label, source, checked }];
  }
  return Object.entries(value).flatMap(([key, each]) => factsIn(each, `${path}.${key}`));
}

function isFact(value: object): value is Fact<unknown> {
  return "value" in value && "label" in value && "source" in value && "checked" in value;
}
