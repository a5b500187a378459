// Open Graph (https://ogp.me, read 2026-11-28) and the vocabularies that share its form.
import type { Page } from "../page/page";
import { keyedValues } from "./keyed-values";

const PREFIXES = /^(?:og|article|book|profile|music|video|product|place|business|fb|al):/;
const ADDRESSES: ReadonlySet<string> = new Set([
  "og:url",
  "og:see_also",
  ...["og:image", "og:video", "og:audio"].flatMap((key) => [key, `${key}:url`, `${key}:secure_url`]),
]);

/** The first non-empty value by property. Which reader takes `name=` for `property=` is each platform's own business. */
export function readOpenGraph(page: Page): Readonly<Record<string, string>> {
  return keyedValues(page, belongs, ADDRESSES);
}

/** Written as a property, any prefixed key is one; written as a name, only those known. */
function belongs(key: string, attribute: string): boolean {
  if (attribute === "property")
    return PREFIXES.test(key) || (/^[^:]+:/.test(key) && !key.startsWith("twitter:"));
  return attribute === "name" && PREFIXES.test(key);
}
