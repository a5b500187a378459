import { ENDS_PARAGRAPH } from "./elements.data";
import type { StartTag } from "./tag-reader";

/** Knows whether the point being read lies inside an element of a certain kind. */
export interface Passage {
  open(tag: StartTag): void;
  close(name: string): void;
  isOn(): boolean;
}

/** Outside of any such element, which `begins` knows by its start tag; `recognizeSelfClosing` as the tokenizer was told. */
export function createPassage(recognizeSelfClosing: boolean, begins: (tag: StartTag) => boolean): Passage {
  let element: string | null = null;
  // Elements of that name that are open, the first one included.
  let depth = 0;
  const endParagraph = (name: string) => {
    if (element === "p" && ENDS_PARAGRAPH.has(name)) element = null;
  };
  return {
    isOn: () => element !== null,
    open(tag) {
      endParagraph(tag.name);
      if (tag.selfClosing && recognizeSelfClosing) return;
      if (element === null && begins(tag)) {
        element = tag.name;
        depth = 0;
      }
      if (tag.name === element) depth++;
    },
    close(name) {
      endParagraph(name);
      if (name !== element) return;
      depth--;
      if (depth === 0) element = null;
    },
  };
}
