/**
 * Longer addresses lead nowhere: no server takes them, and nothing is fetched from them. A short page could otherwise
 * name thousands of addresses of a megabyte each, by one long base that all of them are resolved against.
 */
const ADDRESS_CHARS_MAX = 8_192;

/**
 * A written address made absolute against `base`, serialized as WHATWG says, its fragment kept; null when that is
 * no http or https address of at most 8,192 characters.
 */
export function resolveUrl(href: string, base: string): string | null {
  const url = href.length > ADDRESS_CHARS_MAX ? null : URL.parse(href, base);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return url.href.length > ADDRESS_CHARS_MAX ? null : url.href;
}
