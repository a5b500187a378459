// Values by key for vocabularies that are lists of metas. Keys are hostile text: `__proto__` is one like any other.
import { keysOf } from "../page/entries";
import type { Page } from "../page/page";
import { pageAddress } from "../page/page-address";

/**
 * The first non-empty value of every key that `belongs`, keys in lower case. Values of `addressKeys` are absolute
 * where they can be resolved, else as written.
 */
export function keyedValues(
  page: Page,
  belongs: (key: string, attribute: string) => boolean,
  addressKeys: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const meta of page.metas) {
    const text = meta.content?.trim() ?? "";
    if (text === "") continue;
    for (const [attribute, written] of keysOf(meta)) {
      const key = written.trim().toLowerCase();
      if (values.has(key) || !belongs(key, attribute)) continue;
      values.set(key, addressKeys.has(key) ? (pageAddress(text, page.baseUrl) ?? text) : text);
    }
  }
  return Object.fromEntries(values);
}
