import { LINK_LIFE_MINUTES, LINK_TOKEN } from "@/lib/services/sign-in/sign-in-link";
import { readCookie } from "./read-cookie";
import { forgetCookie, setCookie } from "./set-cookie";

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
