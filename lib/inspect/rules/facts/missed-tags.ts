import type { MetaTag, Page, Position } from "../../page/page";
import type { KeyedText } from "../fixes/tags-fix";

/** A tag that previews are made from, where it first has a value. */
export interface PreviewTag extends KeyedText {
  readonly at: Position;
}

/** Keys whose loss people notice in a preview, in the order they should have in the head. */
const PREVIEW_KEYS = [
  "title",
  "description",
  "og:title",
  "og:description",
  "og:image",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:card",
];

/** The preview tags that have a value somewhere in the page, but none where a crawler sees it; Twitter's own only if it reads them. */
export function missedTags(
  page: Page,
  sees: (at: Position) => boolean,
  readsTwitter = true,
): readonly PreviewTag[] {
  const first = new Map<string, PreviewTag>();
  const found = new Set<string>();
  for (const tag of previewTags(page)) {
    if (sees(tag.at)) found.add(tag.key);
    else if (!first.has(tag.key)) first.set(tag.key, tag);
  }
  const read = PREVIEW_KEYS.filter((key) => readsTwitter || !key.startsWith("twitter:"));
  return read.flatMap((key) => (found.has(key) ? [] : (first.get(key) ?? [])));
}

function* previewTags(page: Page): Generator<PreviewTag> {
  const title = page.titles[0];
  if (title?.text) yield { key: "title", content: title.text, at: title };
  for (const meta of page.metas) {
    const key = keyOf(meta);
    if (key !== null && meta.content?.trim()) yield { key, content: meta.content, at: meta };
  }
}

function keyOf({ property, name }: MetaTag): string | null {
  return (
    [property, name].find((key) => key !== null && key !== "title" && PREVIEW_KEYS.includes(key)) ?? null
  );
}
