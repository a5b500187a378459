import type { Fields } from "@/lib/inspect/edit/fields";
import type { ImageFacts } from "@/lib/inspect/resources";

/** What a visitor has changed about a page. */
export interface Edits {
  /** Only the fields that were changed. */
  readonly fields: Partial<Fields>;
  /** Ids of the tags that are turned off. */
  readonly off: ReadonlySet<string>;
  /** Images measured by the browser, by absolute URL. */
  readonly measured: ReadonlyMap<string, ImageFacts>;
}

export const NO_EDITS: Edits = { fields: {}, off: new Set(), measured: new Map() };
