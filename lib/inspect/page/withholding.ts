import { MAY_WITHHOLD } from "./elements.data";
import type { StartTag } from "./tag-reader";

/** Knows whether the point being read is withheld from search results. */
export interface Withholding {
  open(tag: StartTag): void;
  close(name: string): void;
  isOn(): boolean;
}

/** Outside of any such element; `recognizeSelfClosing` as the tokenizer was told. */
export function createWithholding(recognizeSelfClosing: boolean): Withholding {
  let element: string | null = null;
  // Elements of that name that are open, the withheld one included.
  let depth = 0;
  return {
    isOn: () => element !== null,
    open({ name, attributes, selfClosing }) {
      if (selfClosing && recognizeSelfClosing) return;
      if (element === null && MAY_WITHHOLD.has(name) && attributes.has("data-nosnippet")) element = name;
      if (name === element) depth++;
    },
    close(name) {
      if (name !== element) return;
      depth--;
      if (depth === 0) element = null;
    },
  };
}
