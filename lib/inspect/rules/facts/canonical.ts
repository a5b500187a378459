import { canonicalTags } from "../../metadata/html-head";
import { ogUrl } from "../../metadata/social-tags";
import type { Page } from "../../page/page";
import { placeholderInUrl, resolveWrittenUrl } from "../../page/placeholders";
import { isAbsolute, isHomePage, isSamePage } from "../../url/http-url";
import { withScheme } from "../../url/misspelled-url";
import { isSameSite } from "../../url/site-domain";
import type { RuleInput } from "../rule";

/** One `<link rel="canonical">` with a URL in it. */
export interface CanonicalLink {
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) URL; null when what is written is none. */
  readonly url: string | null;
}

/** One is right; more than these say nothing new. */
const LINKS_MAX = 20;

/** The page's canonical links that count as such, in document order, at most 20. */
export function canonicalLinks(page: Page): readonly CanonicalLink[] {
  return canonicalTags(page)
    .slice(0, LINKS_MAX)
    .map(({ href }) => {
      const written = href?.trim() ?? "";
      return { written, url: resolveWrittenUrl(written, page) };
    });
}

/** True when the canonical URL is an unfilled template placeholder, so that it can't name a page. */
export function isUnfilledCanonical(page: Page): boolean {
  const [first] = canonicalLinks(page);
  return first !== undefined && placeholderInUrl(first.written) !== null;
}

/** True when the canonical URL is a host without a scheme, which programs read as a path. */
export function isSchemeless(page: Page): boolean {
  const [first] = canonicalLinks(page);
  return first !== undefined && withScheme(first.written, new URL(page.finalUrl).hostname) !== null;
}

/**
 * The URL other than the page's own that og:url and the canonical link agree on, so that it is probably intended: a
 * mobile page, an AMP page or one with a parameter rightly names the main page. Null when they do not agree, and for
 * the home page, which templates leave in both.
 */
export function intendedUrl({ page, metadata }: Pick<RuleInput, "page" | "metadata">): string | null {
  const url = ogUrl(page)?.url ?? null;
  if (url === null || metadata.canonical === null || !isSamePage(metadata.canonical, url)) return null;
  return isHomePage(url) || isSamePage(url, page.finalUrl) ? null : url;
}

/**
 * Whether the page shows by itself that it is a copy of the page at that URL, which it then rightly names: an AMP, mobile,
 * print or versioned page under the same last word, a short link, a version that its links to other languages name, or a
 * page that og:url led to and that has the same title.
 */
export function isCopyOf(input: Pick<RuleInput, "page" | "metadata" | "resources">, url: string): boolean {
  const { page, metadata, resources } = input;
  if (!isSameSite(url, page.finalUrl) || isHomePage(url) || isRelative(page)) return false;
  const named = resources.ogUrl;
  if (named?.metadata && isSamePage(named.url, url)) return named.metadata.title === metadata.title;
  if (metadata.hreflang.some((version) => version.url !== null && isSamePage(version.url, url))) return true;
  if (page.links.some(({ rels, href }) => rels.includes("shortlink") && isOwn(href, page))) return true;
  return hasSameWord(url, page.finalUrl);
}

/** Two paths with the same last word; two pages of one list differ in the query alone. */
function hasSameWord(url: string, own: string): boolean {
  const [named, here] = [new URL(url), new URL(own)];
  const isOther = named.host !== here.host || named.pathname !== here.pathname;
  return isOther && named.search === "" && lastWord(url) !== null && lastWord(url) === lastWord(own);
}

/** A canonical URL without its host is easily resolved to one that was never meant. */
function isRelative(page: Page): boolean {
  const [first] = canonicalLinks(page);
  return first !== undefined && !isAbsolute(first.written);
}

function isOwn(href: string | null, page: Page): boolean {
  const url = href === null ? null : resolveWrittenUrl(href, page);
  return url !== null && isSamePage(url, page.finalUrl);
}

/** What follows the page's own word in the URL of a copy. */
const COPY_WORD = /^(?:amp|print|mobile|feed|\d{1,2})$/;
/** A shorter or common word names no page. */
const WORD_LETTERS_MIN = 5;
const COMMON_WORD = /^(?:index|default|article|product|category|detail|details|view|about|contact|start)$/;

/** The last word of the path that names a page: `tides` of `/amp/guides/tides.html` and of `/guides/tides/amp`; null when there is none. */
function lastWord(url: string): string | null {
  const parts = new URL(url).pathname
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
  const own = parts
    .findLast((part) => !COPY_WORD.test(part))
    ?.replace(/(?:\.amp)?\.(?:html?|php|aspx?)$|\.amp$/, "");
  return own === undefined || own.length < WORD_LETTERS_MIN || COMMON_WORD.test(own) ? null : own;
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;
const PRIVATE_V4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const PRIVATE_V6 = /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/**
 * True when an absolute URL names, by its spelling alone, a host that only its own network can reach. This only words
 * an issue; what may be fetched is decided in lib/net.
 */
export function isPrivateHost(url: string): boolean {
  const { hostname } = new URL(url);
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return LOCAL_NAME.test(host) || PRIVATE_V4.test(host) || PRIVATE_V6.test(host);
}
