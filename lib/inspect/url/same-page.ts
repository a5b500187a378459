/**
 * Whether two absolute URLs name the same page: http and https, the host's letter case, a default port, a
 * trailing slash, the fragment, the order of parameters and tracking parameters make no difference.
 */
export function isSamePage(a: string, b: string): boolean {
  const left = comparisonKey(a);
  return left !== null && left === comparisonKey(b);
}

function comparisonKey(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  const parameters = [...url.searchParams].filter(([name]) => !isTrackingParameter(name));
  const query = new URLSearchParams(parameters);
  query.sort();
  const path = url.pathname.replace(/\/$/, "").replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
  return `${url.host}${path}?${query}`;
}

const TRACKING =
  /^(?:utm_\w*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_ga|_gl|mkt_tok|ref_src|s_cid)$/i;

/** Whether a parameter of that name says where a visitor came from, not what the page is. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}
