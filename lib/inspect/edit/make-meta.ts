import type { KeyAttribute } from "../page/entries";
import type { MetaTag, Position } from "../page/page";

const FIELDS = {
  name: "name",
  property: "property",
  itemprop: "itemprop",
  "http-equiv": "httpEquiv",
} as const satisfies Readonly<Record<KeyAttribute, keyof MetaTag>>;

interface MetaText {
  readonly attribute: KeyAttribute;
  readonly key: string;
  readonly content: string | null;
}

/** A meta with one key and its content, at that place. */
export function makeMeta({ attribute, key, content }: MetaText, at: Position): MetaTag {
  return {
    ...at,
    name: null,
    property: null,
    itemprop: null,
    httpEquiv: null,
    charset: null,
    value: null,
    media: null,
    quoted: true,
    content,
    [FIELDS[attribute]]: key,
  };
}
