// The records kept of single tags.
import type { LinkTag, MetaTag, Position } from "../page";
import type { StartTag } from "../tokens/tag-reader";

const REL_CHARS_READ = 1000;

/** A `<meta>` as the rest of the product sees it. */
export function toMeta(
  { attributes, unquoted, meant }: StartTag,
  { line, start, end, placement }: Position,
): MetaTag {
  return {
    line,
    start,
    end,
    placement,
    name: attributes.get("name") ?? null,
    property: attributes.get("property") ?? null,
    itemprop: attributes.get("itemprop") ?? null,
    httpEquiv: attributes.get("http-equiv") ?? null,
    charset: attributes.get("charset") ?? null,
    content: attributes.get("content") ?? null,
    value: attributes.get("value") ?? null,
    media: attributes.get("media") ?? null,
    quoted: !unquoted.has("content"),
    meant,
  };
}

/** A `<link>` as the rest of the product sees it. */
export function toLink({ attributes }: StartTag, { line, start, end, placement }: Position): LinkTag {
  const rel = attributes.get("rel") ?? "";
  return {
    line,
    start,
    end,
    placement,
    rel,
    rels: rel
      .slice(0, REL_CHARS_READ)
      .toLowerCase()
      .split(/[\t\n\f\r ]+/)
      .filter((token) => token !== ""),
    href: attributes.get("href") ?? null,
    type: attributes.get("type") ?? null,
    sizes: attributes.get("sizes") ?? null,
    hreflang: attributes.get("hreflang") ?? null,
    media: attributes.get("media") ?? null,
    title: attributes.get("title") ?? null,
    color: attributes.get("color") ?? null,
  };
}
