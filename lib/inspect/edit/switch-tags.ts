import { keysOf } from "../page/meta-entries";
import type { LinkTag, MetaTag, Page } from "../page/page";

/** A tag that can be looked at as if it were not there. */
export interface SwitchableTag {
  /** The same for the same tag whatever else of the page is edited. */
  readonly id: string;
  /** Its key: a meta's name or property, `title`, a link's rel. */
  readonly name: string;
  readonly value: string;
}

/** The tags of a page that say something about it, titles first, then metas and links in their order. */
export function switchableTags(page: Page): readonly SwitchableTag[] {
  return keyed(page).map(({ id, name, value }) => ({ id, name, value }));
}

/** The page as it would be without the tags of these ids. */
export function withoutTags(page: Page, off: ReadonlySet<string>): Page {
  if (off.size === 0) return page;
  const gone = new Set(keyed(page).flatMap(({ id, tag }) => (off.has(id) ? [tag] : [])));
  return {
    ...page,
    titles: page.titles.filter((tag) => !gone.has(tag)),
    metas: page.metas.filter((tag) => !gone.has(tag)),
    links: page.links.filter((tag) => !gone.has(tag)),
  };
}

interface KeyedTag extends SwitchableTag {
  readonly tag: Page["titles"][number] | MetaTag | LinkTag;
}

function keyed(page: Page): readonly KeyedTag[] {
  const counts = new Map<string, number>();
  const withId = (kind: string, { name, value, tag }: Omit<KeyedTag, "id">): KeyedTag => {
    const key = `${kind} ${name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return { id: `${key} ${nth}`, name, value, tag };
  };
  return [
    ...page.titles.map((tag) => withId("element", { name: "title", value: tag.text, tag })),
    ...page.metas.flatMap((tag) => {
      const name = keysOf(tag)[0]?.[1];
      return name === undefined ? [] : [withId("meta", { name, value: tag.content ?? "", tag })];
    }),
    ...page.links.map((tag) => withId("link", { name: tag.rel, value: tag.href ?? "", tag })),
  ];
}
