import type { Caller, Ctx, Resources } from "@/lib/services/context";
import { identify } from "@/lib/services/sign-in/identify";
import { KNOWN_BROWSER_COOKIE, readCookie, SESSION_COOKIE } from "../cookies";
import { CLIENT_HEADER } from "../internal-headers";
import { disconnectSignal } from "./disconnect";
import type { RequestHeaders } from "./request";

/** The context of an operation for the caller who sent a request with these headers. */
export async function contextOf(headers: RequestHeaders, resources: Resources): Promise<Ctx> {
  return {
    ...resources,
    signal: disconnectSignal(headers),
    knownBrowser: readCookie(headers.get("cookie") ?? "", KNOWN_BROWSER_COOKIE),
    caller: await callerOf(headers, resources),
  };
}

/** The caller behind a request with these headers, by its bearer or else by its session cookie. Never throws. */
export function callerOf(headers: RequestHeaders, resources: Resources): Promise<Caller> {
  return identify(resources, {
    network: headers.get(CLIENT_HEADER) ?? "unknown",
    bearer: bearerOf(headers.get("authorization") ?? ""),
    session: readCookie(headers.get("cookie") ?? "", SESSION_COOKIE),
  });
}

/** What follows the word Bearer. Empty when nothing does, which is not a key either. */
function bearerOf(authorization: string): string | null {
  const text = authorization.trim();
  return /^bearer(?:\s|$)/i.test(text) ? text.slice("bearer".length).trim() : null;
}
