import type { Caller, Resources } from "@/lib/services/context";
import { identify } from "@/lib/services/sign-in/identify";
import { readCookie, SESSION_COOKIE } from "../cookies";
import { CLIENT_HEADER } from "../internal-headers";

/** Who sent a request with these headers, by its bearer or else by its session cookie. Never throws. */
export function callerOf(headers: Pick<Headers, "get">, resources: Resources): Promise<Caller> {
  return identify(resources, {
    network: headers.get(CLIENT_HEADER) ?? "unknown",
    bearer: bearerOf(headers.get("authorization") ?? ""),
    session: readCookie(headers.get("cookie") ?? "", SESSION_COOKIE),
  });
}

/** What follows the scheme's name; empty when nothing does, which is no key either. */
function bearerOf(authorization: string): string | null {
  const text = authorization.trim();
  return /^bearer(?:\s|$)/i.test(text) ? text.slice("bearer".length).trim() : null;
}
