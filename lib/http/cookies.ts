/**
 * The cookie of a signed-in browser. For names that begin so (RFC 6265bis, section 4.1.3.2) browsers accept the cookie
 * from this very host only, so that a sister site cannot sign a visitor in to an account of its own.
 */
export const SESSION_COOKIE = "__Host-headlight.session";

/** The cookie of a browser that has signed in before. It stays when the session ends. */
export const KNOWN_BROWSER_COOKIE = "__Host-headlight.known";

/** The cookie in which a page names the check it is about to request, so that it can cancel that check. */
export const CHECK_COOKIE = "headlight.check";

interface Cookie {
  readonly name: string;
  /** Letters, digits and other characters that need no quoting. */
  readonly value: string;
  /** How long the browser keeps it; 0 deletes it. */
  readonly maxAgeS: number;
}

/** The value of a cookie in a Cookie header; null when it is not there. */
export function readCookie(header: string, name: string): string | null {
  const start = `${name}=`;
  const found = header.split(";").find((cookie) => cookie.trimStart().startsWith(start));
  return found?.trim().slice(start.length) ?? null;
}

/** A Set-Cookie header for a cookie sent over https only, hidden from scripts, and of cross-site requests only with links. */
export function setCookie({ name, value, maxAgeS }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; Secure; SameSite=Lax`;
}

/** The Set-Cookie header that deletes a cookie. */
export function deleteCookie(name: string): string {
  return setCookie({ name, value: "", maxAgeS: 0 });
}
