import type { Page } from "../page/page";
import { keyedValues } from "./keyed-values";

const ADDRESSES: ReadonlySet<string> = new Set([
  "twitter:image",
  "twitter:image:src",
  "twitter:player",
  "twitter:player:stream",
  "twitter:url",
]);

/** The first non-empty value by name, from `name=` and `property=` alike. */
export function readTwitterCard(page: Page): Readonly<Record<string, string>> {
  return keyedValues(page, belongs, ADDRESSES);
}

function belongs(key: string, attribute: string): boolean {
  return key.startsWith("twitter:") && (attribute === "name" || attribute === "property");
}
