// Joins several fixes into one text to paste. Fixes can overlap: two set the same image, or the title twice.
// As when pasted one after the other, the later one wins; each tag is then written once.
import { isPlaceholder } from "@/lib/inspect/rules/fixes/placeholder";
import type { Fix } from "@/lib/inspect/rules/rule";

type Language = keyof Fix;
type Block = readonly string[];

const VIEW_NOTE = "{{-- In this page's view --}}";
const LAYOUT_NOTE = "{{-- In the layout's head --}}";
/** The end of a line of a fix. Values may contain line breaks, but none followed by a bare `<`, `{` or `@`. */
const LINE_END: Readonly<Record<Language, RegExp>> = { html: /\n(?=<)/, laravel: /\n(?=<|\{\{|@)/ };
const META = /^<meta (?:name|property)="([^"]+)"/;
const SECTION = /^@section\('([^']+)'/;

/** The fixes as one text without duplicate tags; empty if there is none for this language. Those whose files don't exist yet are left out. */
export function joinFixes(fixes: readonly (Fix | null)[], language: Language): string {
  const codes = fixes
    .flatMap((fix) => fix?.[language] ?? [])
    .filter((code) => !isPlaceholder(code))
    .map((code) => code.split(LINE_END[language]));
  if (language === "html") return textOf(merged(codes));
  const layouts = merged(codes.map(layoutOf));
  const views = merged(codes.map(viewOf)).flat();
  if (views.length === 0) return textOf(layouts);
  return textOf([[LAYOUT_NOTE], ...layouts, [VIEW_NOTE, ...views]]);
}

function layoutOf(lines: Block): Block {
  const end = lines.indexOf(VIEW_NOTE);
  return lines.slice(0, end === -1 ? undefined : end).filter((line) => line !== LAYOUT_NOTE);
}

function viewOf(lines: Block): Block {
  const end = lines.indexOf(VIEW_NOTE);
  return end === -1 ? [] : lines.slice(end + 1);
}

function merged(blocks: readonly Block[]): readonly Block[] {
  let done: readonly Block[] = [];
  for (const block of blocks) done = withBlock(done, block);
  return done;
}

/** Merges a block into the first one that shares a key with it, else appends it. */
function withBlock(done: readonly Block[], block: Block): readonly Block[] {
  const keys = keysOf(block);
  const home = done.findIndex((other) => keysOf(other).some((key) => keys.includes(key)));
  if (home === -1) return [...done, block];
  return done
    .map((other, index) => (index === home ? into(other, block) : withoutKeys(other, keys)))
    .filter((lines) => lines.length > 0);
}

/** Shared keys take the later block's line; its other lines follow the line they came after. */
function into(earlier: Block, later: Block): Block {
  const lines = [...earlier];
  let at = lines.length;
  for (const line of later) {
    const known = keysOf(lines).indexOf(keyOf(line));
    if (known === -1) lines.splice(at, 0, line);
    else lines[known] = line;
    at = (known === -1 ? at : known) + 1;
  }
  return lines;
}

function withoutKeys(block: Block, keys: readonly string[]): Block {
  return block.filter((line) => !keys.includes(keyOf(line)));
}

function keysOf(block: Block): readonly string[] {
  return block.map(keyOf);
}

/** What a page has only one of: a tag by its key, a section by its name; anything else by the line itself. */
function keyOf(line: string): string {
  if (line.startsWith("<title>")) return "title";
  return META.exec(line)?.[1] ?? SECTION.exec(line)?.[1] ?? line;
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
