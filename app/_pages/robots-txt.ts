/** Addresses that answer data, where a visit costs a check or tells a search engine nothing. */
const NO_PAGES = ["/inspect", "/entitlements", "/health", "/api/"];

/**
 * The site's robots.txt. Results of checks (`/?url=…`) say noindex themselves, which a reader must be let in to see, and
 * links to them shall have cards; so they are not shut off here.
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
