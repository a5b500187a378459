import type { Fields } from "@/lib/inspect/edit/fields";
import type { ImageFacts } from "@/lib/inspect/resources";

/** What a visitor has changed about a page. */
export interface Edits {
  /** Only the fields that were touched. */
  readonly fields: Partial<Fields>;
  /** Ids of tags that are looked at as if they were not there. */
  readonly off: ReadonlySet<string>;
  /** Pictures that the browser has measured, by their absolute address. */
  readonly measured: ReadonlyMap<string, ImageFacts>;
}

export const NO_EDITS: Edits = { fields: {}, off: new Set(), measured: new Map() };
