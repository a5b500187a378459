/** The text is nothing but the page's host or address, with or without scheme, `www.` and trailing slash. */
export function isHostOf(text: string, url: string): boolean {
  const host = bareHost(url);
  const address = text.toLowerCase().replace(/^https?:\/\//, "");
  return host !== "" && address.replace(/^www\./, "").replace(/\/$/, "") === host;
}

/** The page's host in lower case without `www.`; empty when the address has none. */
export function bareHost(url: string): string {
  return (URL.parse(url)?.hostname ?? "").replace(/^www\./, "");
}
