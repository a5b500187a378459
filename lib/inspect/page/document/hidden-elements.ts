import { ENDS_PARAGRAPH, MAY_CONCEAL } from "../elements.data";
import type { StartTag } from "../tokens/tag-reader";

/**
 * What React streams late arrives hidden under such an id, and a small script puts it where it belongs, so the page
 * does show it (`startSegmentHTML` and `segmentPrefix` of react-dom/server, read 2026-11-28).
 */
const STREAMED_ID = /S:[\da-f]+$/;

/** Tracks whether the current point is inside an element of a certain kind. */
export interface ElementTracker {
  open(tag: StartTag): void;
  close(name: string): void;
  isInside(): boolean;
  /** Leaves the element if it is one of that name: what is in it shows that it is of another kind. */
  leave(name: string): void;
}

/** Starts outside of such an element; `begins` recognizes its start tag; `recognizeSelfClosing` as the tokenizer was told. */
export function createElementTracker(
  recognizeSelfClosing: boolean,
  begins: (tag: StartTag) => boolean,
): ElementTracker {
  let element: string | null = null;
  // Elements of that name that are open, the first one included.
  let depth = 0;
  const endParagraph = (name: string) => {
    if (element === "p" && ENDS_PARAGRAPH.has(name)) element = null;
  };
  return {
    isInside: () => element !== null,
    leave(name) {
      if (element === name) element = null;
    },
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

/** True at the start of an element that a browser does not show: a closed dialog, or one with the attribute `hidden`. */
export function isHidden({ name, attributes }: StartTag): boolean {
  if (!MAY_CONCEAL.has(name)) return false;
  if (name === "dialog" && !attributes.has("open")) return true;
  // What is hidden until found can be found: its text counts.
  const hidden = attributes.get("hidden")?.toLowerCase();
  return hidden !== undefined && hidden !== "until-found" && !STREAMED_ID.test(attributes.get("id") ?? "");
}
