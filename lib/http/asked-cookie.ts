import { createHmac, timingSafeEqual } from "node:crypto";
import type { Resources } from "@/lib/services/context";
import { readCookie } from "./read-cookie";
import { setCookie } from "./set-cookie";

/** The cookie of a browser that asked for a sign-in link: it tells its person's click from a mail scanner's. */
export const ASKED_COOKIE = "__Secure-headlight.asked";
/** As long as the link itself. */
const LIFE_S = 15 * 60;

type Secret = Pick<Resources, "authSecret">;

/** Notes in a browser which address a link was asked for. */
export function askedCookie(email: string, { authSecret }: Secret): string {
  const text = Buffer.from(email).toString("base64url");
  return setCookie({ name: ASKED_COOKIE, value: `${text}.${sign(text, authSecret())}`, maxAgeS: LIFE_S });
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
