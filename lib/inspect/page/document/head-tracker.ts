// Where the head ends, by the insertion modes of the HTML standard but without a tree.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
import { HEAD_CONTENT } from "../elements.data";
import type { Placement } from "../page";

export interface HeadTracker {
  /** Where a tag that comes now would be. */
  readonly placement: Placement;
  /** What ended the head although it cannot be in one. */
  readonly closedBy: string | null;
  /** Takes a start tag; true when the head ends with it. */
  open(name: string): boolean;
  /** Takes an end tag; true when the head ends with it. */
  close(name: string): boolean;
  /** Takes text other than white space; true when the head ends with it. */
  text(): boolean;
}

/** A tracker that is before the head. */
export function createHeadTracker(): HeadTracker {
  return new Tracker();
}

/** A class for the same reason as that of `createSourceText`. */
class Tracker implements HeadTracker {
  #placement: Placement = "head";
  #closedBy: string | null = null;

  get placement(): Placement {
    return this.#placement;
  }

  get closedBy(): string | null {
    return this.#closedBy;
  }

  open(name: string): boolean {
    const placement = this.#placement;
    if (placement === "body" || name === "html" || name === "head") return false;
    if (name === "body" || name === "frameset") return this.#enterBody(null);
    // After the head, a noscript opens the body; everything else of a head still goes into it.
    if (HEAD_CONTENT.has(name) && (placement === "head" || name !== "noscript")) return false;
    return this.#enterBody(name);
  }

  close(name: string): boolean {
    if (this.#placement === "body") return false;
    if (name === "body" || name === "html") return this.#enterBody(null);
    if (name === "br") return this.#enterBody(name);
    if (name !== "head" || this.#placement !== "head") return false;
    this.#placement = "after_head";
    return true;
  }

  text(): boolean {
    return this.#placement !== "body" && this.#enterBody("#text");
  }

  #enterBody(culprit: string | null): boolean {
    const ends = this.#placement === "head";
    if (ends) this.#closedBy = culprit;
    this.#placement = "body";
    return ends;
  }
}
