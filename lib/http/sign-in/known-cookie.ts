import type { Resources } from "@/lib/services/context";
import { markBrowser } from "@/lib/services/sign-in/known-browser";
import { readCookie, setCookie } from "../cookies";

/** The cookie of a browser that has signed in before; it stays when the session ends. */
const KNOWN_COOKIE = "__Host-headlight.known";
/** The longest that browsers keep a cookie. */
const LIFE_S = 400 * 86_400;

/** The cookie's value as the browser sent it; null when there is none. */
export function knownBrowserOf(headers: Pick<Headers, "get">): string | null {
  return readCookie(headers.get("cookie") ?? "", KNOWN_COOKIE);
}

/** The Set-Cookie header by which a browser is recognized after it has signed in with this e-mail address. */
export function knownCookie(
  headers: Pick<Headers, "get">,
  email: string,
  { authSecret }: Pick<Resources, "authSecret">,
): string {
  const value = markBrowser(knownBrowserOf(headers), email, authSecret());
  return setCookie({ name: KNOWN_COOKIE, value, maxAgeS: LIFE_S });
}
