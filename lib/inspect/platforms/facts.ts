import { SOURCES, type SourceId } from "./sources.data";

/** How well a fact is known: in the platform's own documentation or client, seen in practice, or our best guess. */
export type Label = "documented" | "observed" | "assumed";

/** A value with the grounds for it. */
export interface Fact<T> {
  readonly value: T;
  readonly label: Label;
  /** URL where it was read; null only for `assumed`. */
  readonly source: string | null;
}

/** A fact read in the platform's own documentation or client source. */
export function documented<T>(value: T, source: SourceId): Fact<T> {
  return { value, label: "documented", source: SOURCES[source] };
}

/** A fact seen in practice, or the platform's words seen only as somebody else quotes them. */
export function observed<T>(value: T, source: SourceId): Fact<T> {
  return { value, label: "observed", source: SOURCES[source] };
}

/** Our best guess; `source` names what it leans on, if anything. */
export function assumed<T>(value: T, source?: SourceId): Fact<T> {
  return { value, label: "assumed", source: source === undefined ? null : SOURCES[source] };
}
