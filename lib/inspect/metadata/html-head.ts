// What plain HTML says: title, the standard metadata names, links and headings.
import { entries, firstText, keysOf } from "../page/meta-entries";
import type { LinkTag, Page } from "../page/page";
import { canonicalTags } from "./canonical-tags";
import { linksWithUrl } from "./links-with-url";
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

function firstUrl(links: readonly LinkTag[], { baseUrl }: Page): string | null {
  const [first] = linksWithUrl(links, baseUrl, LINKS_TRIED_MAX);
  return first?.url ?? null;
}

/** A color that holds for every reader is preferred to one bound to a media query. */
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
