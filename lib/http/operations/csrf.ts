import type { RequestHeaders } from "./request";

/**
 * Whether a browser sent a request for a page of another origin. Programs send no origin and are not cross-origin. Our
 * own origin is the public URL, or the host the site was opened at: then the browser requests the very host that its page
 * came from, and no page can choose the headers Host, Origin and Sec-Fetch-Site. A form on a page without referrer sends
 * the origin `null`, as a sandboxed frame of another site does; Sec-Fetch-Site tells them apart.
 */
export function isCrossOrigin(headers: RequestHeaders, baseUrl: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === baseUrl) return false;
  if (origin === null) return ["cross-site", "same-site"].includes(site ?? "none");
  if (origin === "null") return site !== "same-origin";
  const host = headers.get("host");
  // Older browsers send no Sec-Fetch-Site, so the scheme has to match too: ours is the one of the public URL.
  if (site === null) return origin !== `${URL.parse(baseUrl)?.protocol}//${host}`;
  return site !== "same-origin" || URL.parse(origin)?.host !== host;
}
