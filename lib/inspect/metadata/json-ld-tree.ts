import type { Page } from "../page/page";

/** One name and value of a JSON-LD block; `text` is null for what has members instead. */
export interface JsonLdBranch {
  readonly name: string;
  readonly depth: number;
  readonly text: string | null;
}

const BRANCHES_MAX = 300;
const DEPTH_MAX = 10;
const TEXT_CHARACTERS_MAX = 400;

/**
 * Every block of the page as the lines of a tree, in the order of the document: at most 300 a block, 10 deep, texts cut
 * at 400 characters. A block that cannot be read has none.
 */
export function jsonLdTrees({ jsonLd }: Pick<Page, "jsonLd">): readonly (readonly JsonLdBranch[])[] {
  return jsonLd.map(({ value, error }) => {
    const branches: JsonLdBranch[] = [];
    if (error === null) grow(branches, value, 0);
    return branches;
  });
}

function grow(branches: JsonLdBranch[], value: unknown, depth: number): void {
  for (const [key, member] of entriesOf(value)) {
    if (branches.length >= BRANCHES_MAX) return;
    branches.push({ name: key, depth, text: textOf(member, depth) });
    if (depth < DEPTH_MAX) grow(branches, member, depth + 1);
  }
}

function entriesOf(value: unknown): readonly (readonly [name: string, member: unknown])[] {
  if (Array.isArray(value)) return value.map((member, index) => [String(index + 1), member] as const);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function textOf(value: unknown, depth: number): string | null {
  if (typeof value === "object" && value !== null) {
    if (entriesOf(value).length === 0) return Array.isArray(value) ? "[]" : "{}";
    return depth < DEPTH_MAX ? null : "…";
  }
  const text = String(value);
  return text.length > TEXT_CHARACTERS_MAX ? `${text.slice(0, TEXT_CHARACTERS_MAX)}…` : text;
}
