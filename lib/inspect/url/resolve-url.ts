/**
 * A written address made absolute against `base`, serialized as WHATWG says, its fragment kept; null when that is
 * no http or https address.
 */
export function resolveUrl(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}
