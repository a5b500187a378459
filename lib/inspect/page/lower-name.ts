import { ATTRIBUTES_READ, ENDS_PARAGRAPH, HEAD_CONTENT, INLINE, STARTS_HTML } from "./elements.data";

/** What stands in most pages and in no set of its own. */
const COMMON =
  "button g input li option path picture select source svg tbody thead use video class style src alt";

const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    ...[ENDS_PARAGRAPH, HEAD_CONTENT, INLINE, STARTS_HTML].flatMap((names) => [...names]),
    ...[...ATTRIBUTES_READ].flatMap(([element, attributes]) => [element, ...attributes]),
    ...COMMON.split(" "),
  ].map((name) => [name, name]),
);

/**
 * The name of an element or attribute in lower case. A common name is always the same string: V8 compares such a one by its
 * address, and in a document with letters beyond Latin-1 it would lower every single name the slow way.
 */
export function lowerName(written: string): string {
  return KNOWN.get(written) ?? written.toLowerCase();
}
