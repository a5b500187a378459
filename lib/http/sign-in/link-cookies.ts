import { createHmac, timingSafeEqual } from "node:crypto";
import type { Resources } from "@/lib/services/context";
import { LINK_LIFE_MINUTES, LINK_TOKEN } from "@/lib/services/sign-in/sign-in-link";
import { forgetCookie, readCookie, setCookie } from "../cookies";

/** The cookie of a browser that asked for a sign-in link: it tells its person's click from a mail scanner's. */
export const ASKED_COOKIE = "__Host-headlight.asked";

type Secret = Pick<Resources, "authSecret">;

/** Notes in a browser which address a link was asked for, as long as the link itself lasts. */
export function askedCookie(email: string, { authSecret }: Secret): string {
  const text = Buffer.from(email).toString("base64url");
  const value = `${text}.${sign(text, authSecret())}`;
  return setCookie({ name: ASKED_COOKIE, value, maxAgeS: LINK_LIFE_MINUTES * 60 });
}

/** The address this browser asked a link for; null when it asked for none. Nobody else can have written it. */
export function askedFor(headers: Pick<Headers, "get">, { authSecret }: Secret): string | null {
  const value = readCookie(headers.get("cookie") ?? "", ASKED_COOKIE);
  const [text = "", signature = ""] = value?.split(".") ?? [];
  if (value === null || !isSame(signature, sign(text, authSecret()))) return null;
  return Buffer.from(text, "base64url").toString("utf8");
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`asked:${text}`).digest("base64url");
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Holds a mailed link's token while its person is asked to press the button, so that it stands in no address. */
const LINK_COOKIE = "__Host-headlight.link";

export function linkCookie(token: string): string {
  return setCookie({ name: LINK_COOKIE, value: token, maxAgeS: LINK_LIFE_MINUTES * 60 });
}

/** Makes the browser forget the link. */
export const NO_LINK_COOKIE = forgetCookie(LINK_COOKIE);

/** The token of the link that a browser has followed; null when it has followed none. */
export function linkFollowed(headers: Pick<Headers, "get">): string | null {
  return LINK_TOKEN.safeParse(readCookie(headers.get("cookie") ?? "", LINK_COOKIE)).data ?? null;
}
