// JSON-LD blocks as written: nothing is expanded or fetched.
import { oncePerObject } from "../once-per-object";
import type { JsonLdScript, Page } from "../page/page";
import { visibleText } from "../page/text";
import type { Metadata } from "./metadata";

const NODES_MAX = 2000;
const TYPES_MAX = 50;
const TYPE_CHARS_MAX = 200;

/** One object of a block. */
export interface JsonLdNode {
  /** Its `@type`s as written; empty when it has none. */
  readonly types: readonly string[];
  /** False for an object that is the value of a property of another. */
  readonly top: boolean;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Every block of the page: the types of its top objects, and why it cannot be read, if so. */
export function readJsonLd(page: Page): Metadata["json_ld"] {
  return page.jsonLd.map((block) => {
    const types = nodesOf(block).flatMap((node) => (node.top ? node.types : []));
    return {
      types: [...new Set(types)].slice(0, TYPES_MAX),
      valid: block.error === null,
      error: block.error,
    };
  });
}

/**
 * The objects of all blocks, in document order, at most 2,000 a block: the blocks' own, those in arrays and in
 * `@graph`, and (with `top` false) those nested in properties.
 */
export function jsonLdNodes(page: Pick<Page, "jsonLd">): readonly JsonLdNode[] {
  return page.jsonLd.flatMap(nodesOf);
}

/** A property as text: itself, or the first text of a list; null for anything else and for empty text. */
export function jsonLdText(value: unknown): string | null {
  const first = Array.isArray(value) ? value.find((item) => typeof item === "string") : value;
  return typeof first === "string" ? visibleText(first) || null : null;
}

/** The objects among a property's values: the value itself, or the members of a list. */
export function jsonLdObjects(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

interface Pending {
  readonly value: unknown;
  readonly top: boolean;
}

const nodesOf = oncePerObject(({ value: root }: JsonLdScript): readonly JsonLdNode[] => {
  const nodes: JsonLdNode[] = [];
  // A list of what is still to be looked at, next last, instead of recursion into hostile nesting.
  const pending: Pending[] = [{ value: root, top: true }];
  for (let next = pending.pop(); next !== undefined && nodes.length < NODES_MAX; next = pending.pop()) {
    const { value, top } = next;
    if (Array.isArray(value)) pushAll(pending, value, top);
    if (!isObject(value)) continue;
    const graph = value["@graph"];
    if (graph === undefined || "@type" in value) nodes.push({ types: typesOf(value), top, value });
    pushAll(
      pending,
      Object.values(value).filter((property) => property !== graph),
      false,
    );
    if (graph !== undefined) pending.push({ value: graph, top });
  }
  return nodes;
});

function pushAll(pending: Pending[], values: readonly unknown[], top: boolean): void {
  for (const value of values.toReversed()) {
    if (typeof value === "object" && value !== null) pending.push({ value, top });
  }
}

function typesOf(value: Readonly<Record<string, unknown>>): string[] {
  const type = value["@type"];
  return (Array.isArray(type) ? type : [type])
    .filter((item) => typeof item === "string")
    .slice(0, TYPES_MAX)
    .map((item) => item.slice(0, TYPE_CHARS_MAX));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
