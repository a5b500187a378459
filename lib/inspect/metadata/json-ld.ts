// JSON-LD blocks as they stand: nothing is expanded or fetched.
import { oncePerObject } from "../once-per-object";
import type { JsonLdScript, Page } from "../page/page";
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
  return typeof first === "string" ? first.trim() || null : null;
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
