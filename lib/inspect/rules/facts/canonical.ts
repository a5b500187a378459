import { canonicalTags } from "../../metadata/html-head";
import { ogUrl } from "../../metadata/social-tags";
import type { Page } from "../../page/page";
import { placeholderInUrl, resolveWrittenUrl } from "../../page/placeholders";
import { isSamePage } from "../../url/http-url";
import { withScheme } from "../../url/misspelled-url";
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
      return { written, url: resolveWrittenUrl(written, page.baseUrl) };
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

/** True when an absolute URL is that of a site's home page. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}
