import type { MetaTag, Page, Position } from "../../page/page";
import type { KeyedText } from "../fixes/tags-fix";

/** A tag that cards are made of, where it first has a value. */
export interface PreviewTag extends KeyedText {
  readonly at: Position;
}

/** Keys whose loss a reader of the card notices, in the order they should stand. */
const CARD_KEYS = [
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

/** The card tags that have a value somewhere in the page, but none where a reader sees it; Twitter's own only if it reads them. */
export function missedTags(
  page: Page,
  sees: (at: Position) => boolean,
  readsTwitter = true,
): readonly PreviewTag[] {
  const first = new Map<string, PreviewTag>();
  const seen = new Set<string>();
  for (const tag of cardTags(page)) {
    if (sees(tag.at)) seen.add(tag.key);
    else if (!first.has(tag.key)) first.set(tag.key, tag);
  }
  const read = CARD_KEYS.filter((key) => readsTwitter || !key.startsWith("twitter:"));
  return read.flatMap((key) => (seen.has(key) ? [] : (first.get(key) ?? [])));
}

function* cardTags(page: Page): Generator<PreviewTag> {
  const title = page.titles[0];
  if (title?.text) yield { key: "title", content: title.text, at: title };
  for (const meta of page.metas) {
    const key = keyOf(meta);
    if (key !== null && meta.content?.trim()) yield { key, content: meta.content, at: meta };
  }
}

function keyOf({ property, name }: MetaTag): string | null {
  return [property, name].find((key) => key !== null && key !== "title" && CARD_KEYS.includes(key)) ?? null;
}
