const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|ref_src)$/i;

/** The absolute http(s) address a value names, resolved against `base`; null when it names none. */
export function absolute(value: string, base: string): string | null {
  const url = parse(value.trim(), base);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** Host of an address as cards show it: lower case, without `www.` and port. */
export function hostOf(address: string): string {
  return (parse(address)?.hostname ?? "").replace(/^www\./, "");
}

/** Whether two addresses name one page, leaving aside scheme, trailing slash, fragment and tracking parameters. */
export function samePage(a: string, b: string): boolean {
  return a === b || pageKey(a) === pageKey(b);
}

/** Parts of the address's path, decoded where they can be. */
export function pathParts(address: string): readonly string[] {
  const parts = (parse(address)?.pathname ?? "").split("/").filter((part) => part !== "");
  return parts.map(decoded);
}

function parse(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}

function pageKey(address: string): string {
  const url = parse(address);
  if (url === null) return address;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  return JSON.stringify([url.host, url.pathname.replace(/\/+$/, ""), query]);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
