// What pages and people write as URLs, read by the WHATWG URL standard (https://url.spec.whatwg.org).

/**
 * Longer URLs are not fetched, since servers refuse them. A short page could otherwise
 * name thousands of URLs of a megabyte each, by one long base that all of them are resolved against.
 */
const URL_CHARS_MAX = 8_192;

const QUERY_NAMES = ["url", "src"];

/**
 * A written URL made absolute against `base`, serialized as WHATWG says, its fragment kept; null when that is
 * no http or https URL of at most 8,192 characters.
 */
export function resolveUrl(href: string, base: string): string | null {
  const url = href.length > URL_CHARS_MAX ? null : URL.parse(href, base);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return url.href.length > URL_CHARS_MAX ? null : url.href;
}

/** True when what the page wrote names its own scheme, so that no crawler has to resolve it. */
export function isAbsolute(written: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(written.slice(0, 100));
}

/** The WHATWG serialization of an absolute http or https URL without its fragment; null for anything else. */
export function normalizeUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  url.hash = "";
  return url.href;
}

/** The host of an absolute URL as cards print it: lower case, without `www.` and without a port; "" when there is none. */
export function hostLabel(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\.(?=[^.]+\.)/, "") ?? "";
}

/**
 * The URL inside another one, as image resizing services have it: the last one in its path, else the one in its
 * parameter `url` or `src`. Null when there is none.
 */
export function embeddedUrl(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/%3a/gi, ":").replace(/%2f/gi, "/");
  const start = Math.max(path.lastIndexOf("http://"), path.lastIndexOf("https://"));
  if (start !== -1) return resolveUrl(path.slice(start), url);
  const named = QUERY_NAMES.map((name) => searchParams.get(name)).find((value) => value !== null) ?? "";
  return /^(?:https?:)?\//i.test(named) ? resolveUrl(named, url) : null;
}
