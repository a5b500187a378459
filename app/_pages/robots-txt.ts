/** Addresses that answer data, where a visit costs a check or tells a search engine nothing. */
const NO_PAGES = ["/inspect", "/entitlements", "/health", "/api/"];

/**
 * The site's robots.txt. Results of checks (`/?url=…`) may be found like any page, and links to them shall have cards; a
 * check that failed says noindex itself, which a reader must be let in to see.
 */
export function robotsTxt(baseUrl: string): string {
  return [
    "User-agent: *",
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
