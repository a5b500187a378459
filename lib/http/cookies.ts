import { createHmac, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "cookie";
import type { Resources } from "@/lib/services/context";
import { markBrowser } from "@/lib/services/sign-in/known-browser";
import { LINK_LIFE_MINUTES, LINK_TOKEN } from "@/lib/services/sign-in/sign-in-link";
import type { RequestHeaders } from "./operations/request";

/**
 * The cookie of a signed-in browser. For names that begin so (RFC 6265bis, section 4.1.3.2) browsers accept the cookie
 * from this very host only, so that a sister site cannot sign a visitor in to an account of its own.
 */
export const SESSION_COOKIE = "__Host-headlight.session";

/** The cookie of a browser that has signed in before. It stays when the session ends. */
export const KNOWN_BROWSER_COOKIE = "__Host-headlight.known";

/**
 * The browser that requested a sign-in link: it tells a person's click from a mail scanner's. Browsers hold cookies of this
 * name and with this signature, so both stay.
 */
const REQUESTED_COOKIE = "__Host-headlight.asked";

/** A followed link's token until the button is pressed, so that the token is in no URL. */
const FOLLOWED_COOKIE = "__Host-headlight.link";

/** Both last as long as the link. */
const MAX_AGE_S = LINK_LIFE_MINUTES * 60;

/** The longest that browsers keep a cookie. */
const KNOWN_MAX_AGE_S = 400 * 86_400;

interface Cookie {
  readonly name: string;
  /** Letters, digits and other characters that need no quoting. */
  readonly value: string;
  /** How long the browser keeps it; 0 deletes it. */
  readonly maxAgeS: number;
}

type Secret = Pick<Resources, "authSecret">;

/** The Set-Cookie header that tells for which email address this browser requested a link. */
export function requestedLinkCookie(email: string, { authSecret }: Secret): string {
  const text = Buffer.from(email).toString("base64url");
  const value = `${text}.${sign(text, authSecret())}`;
  return setCookie({ name: REQUESTED_COOKIE, value, maxAgeS: MAX_AGE_S });
}

/** The email address this browser requested a link for; null without one, or with a cookie that we did not sign. */
export function linkRequestedFor(headers: RequestHeaders, { authSecret }: Secret): string | null {
  const value = readCookie(headers.get("cookie") ?? "", REQUESTED_COOKIE);
  const [text = "", signature = ""] = value?.split(".") ?? [];
  if (value === null || !isSame(signature, sign(text, authSecret()))) return null;
  return Buffer.from(text, "base64url").toString("utf8");
}

/** The Set-Cookie header that holds the token of a followed link. */
export function followedLinkCookie(token: string): string {
  return setCookie({ name: FOLLOWED_COOKIE, value: token, maxAgeS: MAX_AGE_S });
}

/** The token of the link that this browser followed; null when it followed none. */
export function followedLinkToken(headers: RequestHeaders): string | null {
  return LINK_TOKEN.safeParse(readCookie(headers.get("cookie") ?? "", FOLLOWED_COOKIE)).data ?? null;
}

/** The Set-Cookie header by which a browser is recognized after it has signed in with this email address. */
export function knownBrowserCookie(headers: RequestHeaders, email: string, { authSecret }: Secret): string {
  const before = readCookie(headers.get("cookie") ?? "", KNOWN_BROWSER_COOKIE);
  const value = markBrowser(before, email, authSecret());
  return setCookie({ name: KNOWN_BROWSER_COOKIE, value, maxAgeS: KNOWN_MAX_AGE_S });
}

export const NO_REQUESTED_LINK = deleteCookie(REQUESTED_COOKIE);
export const NO_FOLLOWED_LINK = deleteCookie(FOLLOWED_COOKIE);

/** The value of a cookie in a Cookie header, as it is written there; null when it is not there. */
export function readCookie(header: string, name: string): string | null {
  if (header === "") return null;
  return parse(header, { decode: (value) => value })[name] ?? null;
}

/** A Set-Cookie header for a cookie sent over https only, hidden from scripts, and of cross-site requests only with links. */
function setCookie({ name, value, maxAgeS }: Cookie): string {
  const scope = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;
  return serialize(name, value, { ...scope, maxAge: maxAgeS, encode: (text) => text });
}

/** The Set-Cookie header that deletes a cookie. */
export function deleteCookie(name: string): string {
  return setCookie({ name, value: "", maxAgeS: 0 });
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`asked:${text}`).digest("base64url");
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
