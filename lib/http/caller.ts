import { identify } from "@/lib/services/accounts/identify";
import type { Caller, Resources } from "@/lib/services/context";
import { CLIENT_HEADER } from "./client-header";
import { SESSION_COOKIE } from "./session-cookie";

/** Who sent a request with these headers, by its bearer or else by its session cookie. Never throws. */
export function callerOf(headers: Pick<Headers, "get">, resources: Resources): Promise<Caller> {
  return identify(resources, {
    network: headers.get(CLIENT_HEADER) ?? "unknown",
    bearer: bearerOf(headers.get("authorization") ?? ""),
    session: cookieOf(headers.get("cookie") ?? ""),
  });
}

/** What follows the scheme's name; empty when nothing does, which is no key either. */
function bearerOf(authorization: string): string | null {
  const text = authorization.trim();
  return /^bearer(?:\s|$)/i.test(text) ? text.slice("bearer".length).trim() : null;
}

function cookieOf(cookies: string): string | null {
  const start = `${SESSION_COOKIE}=`;
  const found = cookies.split(";").find((cookie) => cookie.trimStart().startsWith(start));
  return found?.trim().slice(start.length) ?? null;
}
