// What plain HTML says: title, the standard metadata names, links and headings.

import { oncePerObject } from "../once-per-object";
import { entries, firstText, keysOf } from "../page/meta-entries";
import type { LinkTag, Page } from "../page/page";
import { linksWithUrl } from "./links";
import type { Link, Metadata, Tag } from "./metadata";
import { linkHeader } from "./response-headers";

type HtmlHead = Pick<
  Metadata,
  | "title"
  | "description"
  | "canonical"
  | "language"
  | "charset"
  | "viewport"
  | "author"
  | "generator"
  | "theme_color"
  | "manifest"
  | "tags"
  | "links"
  | "headings"
>;

/** Of links of one rel; where so many name no URL, the next will not either. */
const LINKS_TRIED_MAX = 20;

const BY_NAME = { attributes: ["name"] } as const;

/** The part of the metadata that needs no vocabulary beyond HTML. */
export function readHtmlHead(page: Page): HtmlHead {
  return {
    title: page.titles[0]?.text.trim() || null,
    description: firstText(page, "description", BY_NAME),
    canonical: firstUrl(canonicalTags(page), page) ?? linkHeader(page, "canonical"),
    language: page.lang?.trim() || null,
    charset: page.charset.source === "guess" ? null : page.charset.name,
    viewport: firstText(page, "viewport", BY_NAME),
    author: firstText(page, "author", BY_NAME),
    generator: firstText(page, "generator", BY_NAME),
    theme_color: themeColor(page),
    manifest: linkTo(page, "manifest"),
    tags: page.metas.flatMap(toTags),
    links: page.links.map(toLink),
    headings: page.headings.map((heading) => heading.text).filter((text) => text.trim() !== ""),
  };
}

/** The absolute URL of the first link with that rel whose URL can be read; null when there is none. */
export function linkTo(page: Page, rel: string): string | null {
  return firstUrl(
    page.links.filter(({ rels }) => rels.includes(rel)),
    page,
  );
}

function firstUrl(links: readonly LinkTag[], page: Page): string | null {
  const [first] = linksWithUrl(links, page, LINKS_TRIED_MAX);
  return first?.url ?? null;
}

/** A color that holds for everyone is preferred to one bound to a media query. */
function themeColor(page: Page): string | null {
  const colors = entries(page, "theme-color", BY_NAME);
  return (colors.find((entry) => entry.tag.media === null) ?? colors[0])?.text ?? null;
}

function toTags(meta: Page["metas"][number]): Tag[] {
  return keysOf(meta).map(([attribute, key]) => ({
    key,
    attribute,
    content: meta.content,
    line: meta.line,
    in_head: meta.placement === "head",
  }));
}

function toLink({ rel, href, type, sizes, hreflang, media }: LinkTag): Link {
  return { rel, href, type, sizes, hreflang, media };
}

/**
 * The `<link rel="canonical">` with a URL in them, in document order. One with hreflang, media or type is a
 * version of the page and no canonical URL
 * (https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls).
 */
export const canonicalTags = oncePerObject((page: Page): readonly LinkTag[] =>
  page.links.filter((link) => isCanonical(link) && versionAttribute(link) === null),
);

/**
 * URL, as written, of the canonical link when it is in the body alone, where Google takes no notice of it; null
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
