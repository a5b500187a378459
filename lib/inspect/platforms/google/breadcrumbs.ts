import { jsonLdObjects, jsonLdText } from "../../metadata/json-ld";
import { hostLabel } from "../../url/http-url";
import type { VisiblePage } from "../resolve/visible-page";

/** Fewer items than this are no trail (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
const ITEMS_MIN = 2;
const ITEMS_MAX = 20;

/** Google's URL line: the host, then the names of the page's breadcrumb trail, else the parts of its path. */
export function crumbsOf({ page, jsonLd }: VisiblePage): readonly string[] {
  const trail = jsonLd().find(({ types }) => types.includes("BreadcrumbList"));
  const names = jsonLdObjects(trail?.value.itemListElement)
    .slice(0, ITEMS_MAX)
    .sort((a, b) => position(a) - position(b))
    .flatMap((item) => nameOf(item) ?? []);
  return names.length >= ITEMS_MIN ? [hostLabel(page.finalUrl), ...names] : addressCrumbs(page.finalUrl);
}

/** The host and the parts of a URL's path, decoded where they can be. */
export function addressCrumbs(address: string): readonly string[] {
  const path = URL.parse(address)?.pathname ?? "";
  const parts = path.split("/").filter((part) => part !== "");
  return [hostLabel(address), ...parts.slice(0, ITEMS_MAX).map(decoded)];
}

function nameOf(item: Readonly<Record<string, unknown>>): string | null {
  return jsonLdText(item.name) ?? jsonLdText(jsonLdObjects(item.item)[0]?.name);
}

function position(item: Readonly<Record<string, unknown>>): number {
  return Number(item.position) || 0;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
