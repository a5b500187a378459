/** Whether a browser sent a request for a page of another origin. Programs state no origin and are not foreign. */
export function isForeign(headers: Pick<Headers, "get">, baseUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return origin !== baseUrl;
  return ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "none");
}
