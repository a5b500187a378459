import type { Sourced } from "./platform";
import { SOURCES, type SourceId } from "./sources.data";

/** A fact read in the platform's own documentation or client source. */
export function documented<T>(value: T, source: SourceId): Sourced<T> {
  return { value, label: "documented", source: SOURCES[source] };
}

/** A fact seen in practice, or the platform's words seen only as somebody else quotes them. */
export function observed<T>(value: T, source: SourceId): Sourced<T> {
  return { value, label: "observed", source: SOURCES[source] };
}

/** Our best guess; `source` names what it leans on, if anything. */
export function assumed<T>(value: T, source?: SourceId): Sourced<T> {
  return { value, label: "assumed", source: source === undefined ? null : SOURCES[source] };
}
