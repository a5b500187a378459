/** The WHATWG serialization of an absolute http or https address without its fragment; null for anything else. */
export function normalizeUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  url.hash = "";
  return url.href;
}
