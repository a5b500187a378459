import { oncePerObject } from "../once-per-object";
import type { LinkTag, Page } from "../page/page";

/**
 * The `<link rel="canonical">` with a URL in them, in document order. One that bears hreflang, media or type is a
 * version of the page and no canonical URL
 * (https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls).
 */
export const canonicalTags = oncePerObject((page: Page): readonly LinkTag[] =>
  page.links.filter((link) => isCanonical(link) && versionAttribute(link) === null),
);

/**
 * URL, as written, of the canonical link when it stands in the body alone, where Google takes no notice of it; null
 * otherwise. Between head and body a browser moves it into the head.
 */
export function canonicalInBody(page: Page): string | null {
  const tags = canonicalTags(page);
  return tags.every(({ placement }) => placement === "body") ? (tags[0]?.href ?? null) : null;
}

/** The first canonical link that does not count as one, and the attribute to blame; null when there is none. */
export function spoiltCanonical(page: Page): { readonly href: string; readonly attribute: string } | null {
  for (const link of page.links) {
    const attribute = isCanonical(link) ? versionAttribute(link) : null;
    if (attribute !== null) return { href: link.href?.trim() ?? "", attribute };
  }
  return null;
}

function isCanonical({ rels, href }: LinkTag): boolean {
  return rels.includes("canonical") && Boolean(href?.trim());
}

function versionAttribute({ hreflang, media, type }: LinkTag): string | null {
  const found = Object.entries({ hreflang, media, type }).find(([, value]) => value?.trim());
  return found?.[0] ?? null;
}
