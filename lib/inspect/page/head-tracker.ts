// Where the head ends, by the insertion modes of the HTML standard but without a tree.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
import { HEAD_CONTENT } from "./elements.data";
import type { Placement } from "./page";

export interface HeadTracker {
  /** Where a tag that comes now would stand. */
  readonly placement: Placement;
  /** What ended the head although it cannot stand in one. */
  readonly closedBy: string | null;
  /** Tells of a start tag; true when the head ends with it. */
  open(name: string): boolean;
  /** Tells of an end tag; true when the head ends with it. */
  close(name: string): boolean;
  /** Tells of text other than white space; true when the head ends with it. */
  text(): boolean;
}

/** A tracker that stands before the head. */
export function createHeadTracker(): HeadTracker {
  let placement: Placement = "head";
  let closedBy: string | null = null;
  const enterBody = (culprit: string | null): boolean => {
    const ends = placement === "head";
    if (ends) closedBy = culprit;
    placement = "body";
    return ends;
  };
  return {
    get placement() {
      return placement;
    },
    get closedBy() {
      return closedBy;
    },
    open(name) {
      if (placement === "body" || name === "html" || name === "head") return false;
      if (name === "body" || name === "frameset") return enterBody(null);
      // After the head, a noscript opens the body; everything else of a head still goes into it.
      if (HEAD_CONTENT.has(name) && (placement === "head" || name !== "noscript")) return false;
      return enterBody(name);
    },
    close(name) {
      if (placement === "body") return false;
      if (name === "body" || name === "html") return enterBody(null);
      if (name === "br") return enterBody(name);
      if (name !== "head" || placement !== "head") return false;
      placement = "after_head";
      return true;
    },
    text: () => placement !== "body" && enterBody("#text"),
  };
}
