/**
 * Whether a browser sent a request for a page of another origin. Programs state no origin and are not foreign. Our own
 * origin is the public address, or whatever address the site was opened at: the browser then asks the very host that its
 * page came from, and no page can choose what the headers Host, Origin and Sec-Fetch-Site say. A form on a page without
 * referrer states the origin `null`, as a sandboxed frame of another site does; Sec-Fetch-Site tells them apart.
 */
export function isForeign(headers: Pick<Headers, "get">, baseUrl: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === baseUrl) return false;
  if (origin === null) return ["cross-site", "same-site"].includes(site ?? "none");
  if (origin === "null") return site !== "same-origin";
  const host = headers.get("host");
  // Browsers that say nothing more leave the scheme to be compared: ours is the public address's.
  if (site === null) return origin !== `${URL.parse(baseUrl)?.protocol}//${host}`;
  return site !== "same-origin" || URL.parse(origin)?.host !== host;
}
