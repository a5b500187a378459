/** Enough for the request of an agent, which comes back to its approval page. */
const PATH_CHARS_MAX = 4_096;
/** Any origin works: it only has to be the same before and after. */
const HERE = "https://here.invalid";

/**
 * The path and query of a page of this site as browsers parse them; null for a path that may lead to another site, encoded
 * or not, and for one that is not a page to return to.
 */
export function sameSitePath(text: string): string | null {
  if (text.length > PATH_CHARS_MAX || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return null;
  const url = URL.parse(text, HERE);
  if (url === null || !isPageHere(url)) return null;
  // A proxy may decode a path before it hands it on: `/%2Fevil.example` would then be another site's URL.
  if (/%(?:5c|0\p{Hex_Digit}|1\p{Hex_Digit}|25)/iu.test(url.pathname)) return null;
  const decoded = URL.parse(url.pathname.replace(/%2f/gi, "/"), HERE);
  if (decoded === null || !isPageHere(decoded)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function isPageHere({ origin, pathname }: URL): boolean {
  return origin === HERE && !/^\/(?:\/|(?:auth|sign-in|api)(?:\/|$))/.test(pathname);
}
