/**
 * Whether a browser sent a request for a page of another origin. Programs state no origin and are not foreign. A form on
 * a page without referrer states the origin `null`, as a sandboxed frame of another site does; browsers tell them apart
 * in a header that no page can set.
 */
export function isForeign(headers: Pick<Headers, "get">, baseUrl: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === "null") return site !== "same-origin";
  if (origin !== null) return origin !== baseUrl;
  return ["cross-site", "same-site"].includes(site ?? "none");
}
