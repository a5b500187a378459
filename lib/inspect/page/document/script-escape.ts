// Inside `<!--`, a script may hold a script: then the first end tag does not end it.
// https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements

export interface ScriptEscape {
  /** Takes text of the open script. */
  text(part: string): void;
  /** Takes a start tag of a script inside of it. */
  openScript(): void;
  /** Takes an end tag of a script; true when it ends the open one, and the next text is another's. */
  endsScript(): boolean;
}

type Depth = "script" | "escaped" | "script in escaped";

const COMMENT_START = "<!--";
const MARKS = /<!--(?:-?>)?|-->|<script(?=[\t\n\f\r />])/gi;

/** No script open. */
export function createScriptEscape(): ScriptEscape {
  return new Escape();
}

/** A class, since the text of every script passes through it. */
class Escape implements ScriptEscape {
  #depth: Depth = "script";
  /** Text not yet looked at: all of it from a comment's start on, else an end that may begin one. */
  #held = "";

  text(part: string): void {
    const text = this.#held + part;
    const isComment = this.#depth !== "script" || text.includes(COMMENT_START);
    this.#held = isComment ? text : text.slice(1 - COMMENT_START.length);
  }

  openScript(): void {
    this.text("<script>");
  }

  endsScript(): boolean {
    for (const [mark] of this.#held.matchAll(MARKS)) this.#depth = after(this.#depth, mark.toLowerCase());
    this.#held = "";
    const ends = this.#depth !== "script in escaped";
    this.#depth = ends ? "script" : "escaped";
    return ends;
  }
}

function after(depth: Depth, mark: string): Depth {
  if (mark === "-->") return "script";
  if (mark === COMMENT_START && depth === "script") return "escaped";
  return mark === "<script" && depth === "escaped" ? "script in escaped" : depth;
}
