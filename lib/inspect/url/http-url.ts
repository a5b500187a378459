/**
 * Longer addresses lead nowhere: no server takes them, and nothing is fetched from them. A short page could otherwise
 * name thousands of addresses of a megabyte each, by one long base that all of them are resolved against.
 */
const URL_CHARS_MAX = 8_192;

const QUERY_NAMES = ["url", "src"];

/**
 * A written address made absolute against `base`, serialized as WHATWG says, its fragment kept; null when that is
 * no http or https address of at most 8,192 characters.
 */
export function resolveUrl(href: string, base: string): string | null {
  const url = href.length > URL_CHARS_MAX ? null : URL.parse(href, base);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return url.href.length > URL_CHARS_MAX ? null : url.href;
}

/** True when what the page wrote names its own scheme, so that no reader has to complete it. */
export function isAbsolute(written: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(written.slice(0, 100));
}

/** The WHATWG serialization of an absolute http or https address without its fragment; null for anything else. */
export function normalizeUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  url.hash = "";
  return url.href;
}

/** The host of an absolute address as cards print it: lower case, without `www.` and without a port; "" when there is none. */
export function hostLabel(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.(?=[^.]+\.)/, "") ?? "";
}

/**
 * The address that another one carries, as those of services that resize pictures do: the last one in its path, else
 * that in its parameter `url` or `src`. Null when it carries none.
 */
export function embeddedUrl(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replace(/%3a/gi, ":").replace(/%2f/gi, "/");
  const start = Math.max(path.lastIndexOf("http://"), path.lastIndexOf("https://"));
  if (start !== -1) return resolveUrl(path.slice(start), address);
  const named = QUERY_NAMES.map((name) => searchParams.get(name)).find((value) => value !== null) ?? "";
  return /^(?:https?:)?\//i.test(named) ? resolveUrl(named, address) : null;
}
