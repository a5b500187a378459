/** The value of a cookie in a request's Cookie header; null when it is not there. */
export function readCookie(header: string, name: string): string | null {
  const start = `${name}=`;
  const found = header.split(";").find((cookie) => cookie.trimStart().startsWith(start));
  return found?.trim().slice(start.length) ?? null;
}

interface Cookie {
  readonly name: string;
  /** Letters, digits and signs that a cookie may hold as they are. */
  readonly value: string;
  /** How long the browser keeps it; 0 makes it forget. */
  readonly maxAgeS: number;
}

/** A Set-Cookie header: sent over https alone, hidden from scripts, and not on what another site has a browser send, but for links. */
export function setCookie({ name, value, maxAgeS }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; Secure; SameSite=Lax`;
}

/** The Set-Cookie header that makes a browser forget a cookie. */
export function forgetCookie(name: string): string {
  return setCookie({ name, value: "", maxAgeS: 0 });
}

/**
 * The cookie of a signed-in browser. By the start of its name (RFC 6265bis, section 4.1.3.2) browsers let nobody but this
 * very host set it, so that a sister site cannot sign a visitor in to an account of its own.
 */
export const SESSION_COOKIE = "__Host-headlight.session";

/** The cookie in which a page of ours names the check that it asks for, so that it can call that check off. */
export const AWAITED_COOKIE = "headlight.check";
