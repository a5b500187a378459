import type { LinkTag, Page } from "../page/page";
import { resolveWrittenUrl } from "../page/placeholders";
import type { Metadata } from "./metadata";

export interface UrlLink {
  readonly link: LinkTag;
  /** Absolute. */
  readonly url: string;
}

/** A short page with one long base could otherwise yield megabytes of URLs. */
const CHARACTERS_MAX = 200_000;

/**
 * The links with the URLs that can be read, in document order: only the first `lookedAtMax` of those with an href
 * are looked at, since parsing a URL is costly even where it fails, and only 200,000 characters are yielded.
 */
export function* linksWithUrl(
  links: readonly LinkTag[],
  page: Pick<Page, "baseUrl">,
  lookedAtMax: number,
): Generator<UrlLink, void, undefined> {
  let [lookedAt, characters] = [0, 0];
  for (const link of links) {
    if (!link.href?.trim()) continue;
    if (++lookedAt > lookedAtMax) return;
    const url = resolveWrittenUrl(link.href, page);
    if (url === null) continue;
    characters += url.length;
    if (characters > CHARACTERS_MAX) return;
    yield { link, url };
  }
}

// Discovery links of oEmbed: https://oembed.com/#section4, read 2026-11-28.
/** What a version in another language comes as; feeds and data have hreflang too. */
const VERSION_TYPES: readonly string[] = [
  "",
  "text/html",
  "application/xhtml+xml",
  "application/pdf",
  "text/plain",
];
const OEMBED = /^(?:application|text)\/(?:json|xml)\+oembed$/;

const LINKS_MAX = 50;
/** The largest sites have about 200; a page may link to any number, and past this they are not listed. */
const VERSIONS_MAX = 500;
const TYPE_CHARS_READ = 200;

/** The oEmbed documents the page links to, in document order, at most 50. */
export function readOembedLinks(page: Page): Metadata["oembed"] {
  const named = page.links.filter((link) => isAlternate(link) && OEMBED.test(essenceOf(link)));
  return [...linksWithUrl(named, page, LINKS_MAX)].map(({ link, url }) => ({
    url,
    type: essenceOf(link),
  }));
}

function isAlternate({ rels }: LinkTag): boolean {
  return rels.includes("alternate") || rels.includes("alternative");
}

function essenceOf({ type }: LinkTag): string {
  return type?.slice(0, TYPE_CHARS_READ).split(";")[0]?.trim().toLowerCase() ?? "";
}

/** True for a link with hreflang that names a page: a feed, a data document or a style sheet is no language version. */
export function isLanguageVersion(link: LinkTag): boolean {
  const { rels, hreflang } = link;
  if (hreflang === null || !rels.includes("alternate") || rels.includes("stylesheet")) return false;
  return VERSION_TYPES.includes(essenceOf(link));
}

/** The page's versions in other languages, in document order, at most 500. */
export function readHreflang(page: Page): Metadata["hreflang"] {
  const versions = page.links.filter((link) => link.hreflang?.trim() && isLanguageVersion(link));
  return [...linksWithUrl(versions, page, VERSIONS_MAX)].map(({ link, url }) => {
    return { lang: link.hreflang?.trim() ?? "", url };
  });
}
