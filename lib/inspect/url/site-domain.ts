/** Labels that are below a country's domain where names are registered, as in `example.co.uk`. */
const SECOND_LEVEL = /^(?:co|com|org|net|gov|gob|gouv|ac|edu|ne|or|go|govt|nom|mil|sch)$/;

/** Hosts under which many owners have sites, of the list at https://publicsuffix.org (read 2026-11-28). */
const SHARED_HOSTS = [
  "github.io",
  "gitlab.io",
  "vercel.app",
  "netlify.app",
  "pages.dev",
  "workers.dev",
  "web.app",
  "firebaseapp.com",
  "herokuapp.com",
  "blogspot.com",
  "wordpress.com",
  "myshopify.com",
  "webflow.io",
  "wixsite.com",
  "onrender.com",
  "fly.dev",
  "azurewebsites.net",
  "cloudfront.net",
];

/**
 * The domain that a site's owner registered: `example.co.uk` of `www.example.co.uk`. Told from the shape of the name and
 * the best known shared hosts, not from the full list of suffixes; an IP address and a single label are their own.
 */
export function siteDomain(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (/^[\d.]+$/.test(host) || host.includes(":")) return host;
  const labels = host.split(".");
  const shared = SHARED_HOSTS.find((suffix) => host.endsWith(`.${suffix}`));
  if (shared !== undefined) return labels.slice(-(shared.split(".").length + 1)).join(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && SECOND_LEVEL.test(second) ? -3 : -2).join(".");
}

/** Whether two absolute URLs are on the same registered domain, whatever their subdomains; false for what is no URL. */
export function isSameSite(a: string, b: string): boolean {
  const [left, right] = [URL.parse(a), URL.parse(b)];
  return left !== null && right !== null && siteDomain(left.hostname) === siteDomain(right.hostname);
}
