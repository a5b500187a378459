import { READ_AGAIN, READ_FIRST, SOURCES, type SourceId } from "./sources.data";

/** How well a fact is known: in the platform's own documentation or client, seen in practice, or our best guess. */
export type Label = "documented" | "observed" | "assumed";

/** A value with the grounds for it. */
export interface Fact<T> {
  readonly value: T;
  readonly label: Label;
  /** URL where it was read; null only for `assumed`. */
  readonly source: string | null;
  /** The day it was last checked there, as YYYY-MM-DD. */
  readonly checked: string;
}

/** An id of `sources.data.ts`; a source of one platform alone may be in its own file, with the day it was read. */
type Where = SourceId | { readonly url: string; readonly read: string };

/** A fact read in the platform's own documentation or client source. */
export function documented<T>(value: T, source: Where): Fact<T> {
  return { value, label: "documented", ...readAt(source) };
}

/** A fact seen in practice, or the platform's words seen only as somebody else quotes them. */
export function observed<T>(value: T, source: Where): Fact<T> {
  return { value, label: "observed", ...readAt(source) };
}

/** Our best guess; `source` names what it leans on, if anything. */
export function assumed<T>(value: T, source?: Where): Fact<T> {
  const read = source === undefined ? { source: null, checked: READ_FIRST } : readAt(source);
  return { value, label: "assumed", ...read };
}

function readAt(source: Where): Pick<Fact<unknown>, "source" | "checked"> {
  if (typeof source === "object") return { source: source.url, checked: source.read };
  return { source: SOURCES[source], checked: READ_AGAIN[source] ?? READ_FIRST };
}

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
