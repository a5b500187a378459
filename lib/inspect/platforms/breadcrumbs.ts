import { hostOf, pathParts } from "./address";
import { isNode, jsonLdNodes, ofType, textField } from "./json-ld-nodes";
import type { Seen } from "./seen";

/** Fewer items than this are no trail (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
const ITEMS_MIN = 2;
const ITEMS_MAX = 20;

/** Google's address line: the host, then the names of the page's breadcrumb trail, else the parts of its path. */
export function crumbsOf({ page, sees }: Seen): readonly string[] {
  const trail = ofType(jsonLdNodes(page.jsonLd.filter(sees)), "BreadcrumbList")?.itemListElement;
  const items = Array.isArray(trail) ? trail.slice(0, ITEMS_MAX) : [];
  const names = [...items].sort(byPosition).flatMap((item) => nameOf(item) ?? []);
  return [
    hostOf(page.finalUrl),
    ...(names.length >= ITEMS_MIN ? names : pathParts(page.finalUrl).slice(0, ITEMS_MAX)),
  ];
}

function nameOf(item: unknown): string | null {
  if (!isNode(item)) return null;
  return textField(item, "name") ?? (isNode(item.item) ? textField(item.item, "name") : null);
}

function byPosition(a: unknown, b: unknown): number {
  return positionOf(a) - positionOf(b);
}

function positionOf(item: unknown): number {
  const position = Number(isNode(item) ? item.position : Number.NaN);
  return Number.isFinite(position) ? position : 0;
}
