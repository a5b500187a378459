import type { JsonLdScript } from "../page/page";

/** One JSON-LD object; read its fields with `textField`. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** More objects than this in one page are not looked at. */
const NODES_MAX = 500;

/** The objects a page's JSON-LD states at its top: each script's own, those of a list, and those of `@graph`. */
export function jsonLdNodes(scripts: readonly JsonLdScript[]): readonly JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  for (const { value } of scripts) {
    for (const top of Array.isArray(value) ? value : [value]) {
      if (nodes.length >= NODES_MAX) return nodes;
      if (!isNode(top)) continue;
      nodes.push(top);
      const graph = top["@graph"];
      if (Array.isArray(graph)) nodes.push(...graph.slice(0, NODES_MAX).filter(isNode));
    }
  }
  return nodes;
}

/** The first of these objects that is of the schema.org type; null when none is. */
export function ofType(nodes: readonly JsonLdNode[], type: string): JsonLdNode | null {
  return nodes.find((node) => [node["@type"]].flat().includes(type)) ?? null;
}

/** A field's text; null when it is absent, empty or no text. Of a list, its first text. */
export function textField(node: JsonLdNode | null, field: string): string | null {
  const value = [node?.[field]].flat().find((entry) => typeof entry === "string");
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** Whether a value of parsed JSON is an object. */
export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
