// The text of one JSON-LD script, parsed tolerantly: what common templates wrap around the JSON is taken off.
import { explainJson } from "./explain-json";

const DEPTH_MAX = 100;
/** Of one page, in all its blocks: a hundred times what large pages have, some 30,000 properties. */
const MARKS_MAX = 60_000;
const WRAPS_BEFORE = [
  "\uFEFF",
  "<![CDATA[",
  "<!--",
  "//<![CDATA[",
  "// <![CDATA[",
  "/*<![CDATA[*/",
  "/* <![CDATA[ */",
  "//<!--",
];
const WRAPS_AFTER = ["//]]>", "// ]]>", "/*]]>*/", "/* ]]> */", "]]>", "//-->", "-->"];

interface JsonLdBlock {
  /** The parsed JSON; undefined when it is not valid or was not parsed. */
  readonly value: unknown;
  /** Why it is not valid, in plain words; null when it is. */
  readonly error: string | null;
}

/** How many marks the blocks of one page may still have, before the rest is not parsed. */
export interface JsonLdBudget {
  marks: number;
}

export function jsonLdBudget(): JsonLdBudget {
  return { marks: MARKS_MAX };
}

/**
 * Parses a JSON-LD script's text; `line` is the document's line on which that text starts. A block beyond the budget
 * is left alone: it has no value and no error.
 */
export function parseJsonLd(text: string, line: number, budget = jsonLdBudget()): JsonLdBlock {
  const { json, linesBefore } = unwrap(text);
  if (json === "") return { value: undefined, error: "The block is empty." };
  const { depth, marks } = measure(json);
  if (depth > DEPTH_MAX) {
    return { value: undefined, error: `It is nested more than ${DEPTH_MAX} levels deep.` };
  }
  budget.marks -= marks;
  if (budget.marks < 0) return { value: undefined, error: null };
  try {
    return { value: JSON.parse(json), error: null };
  } catch {
    return { value: undefined, error: explainJson(json, line + linesBefore) };
  }
}

function unwrap(text: string): { json: string; linesBefore: number } {
  let json = text.trimStart();
  for (let wrap = startingWith(json); wrap !== undefined; wrap = startingWith(json)) {
    json = json.slice(wrap.length).trimStart();
  }
  const linesBefore = text.slice(0, text.length - json.length).split("\n").length - 1;
  json = json.trimEnd();
  for (let wrap = endingWith(json); wrap !== undefined; wrap = endingWith(json)) {
    json = json.slice(0, -wrap.length).trimEnd();
  }
  return { json, linesBefore };
}

function startingWith(text: string): string | undefined {
  return WRAPS_BEFORE.find((wrap) => text.startsWith(wrap));
}

function endingWith(text: string): string | undefined {
  return WRAPS_AFTER.find((wrap) => text.endsWith(wrap));
}

interface Extent {
  /** How deep brackets nest: a parser that recurses would have to follow. */
  readonly depth: number;
  /** Colons, commas and opening brackets: whatever a value takes to be made, of objects as of lists. */
  readonly marks: number;
}

/** Counts what is outside of strings. */
function measure(json: string): Extent {
  let depth = 0;
  let deepest = 0;
  let marks = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x3a || code === 0x2c) marks++;
    else if (code === 0x7b || code === 0x5b) {
      marks++;
      deepest = Math.max(deepest, ++depth);
    } else if (code === 0x7d || code === 0x5d) depth--;
  }
  return { depth: deepest, marks };
}
