import type { Resources } from "@/lib/services/context";
import type { Notes } from "@/lib/services/operation";
import { askedCookie } from "./asked-cookie";
import { SESSION_COOKIE } from "./session-cookie";
import { forgetCookie } from "./set-cookie";

/** The cookie that goes with what an operation noted; no header when there is none. */
export function noteCookies(notes: Notes, resources: Pick<Resources, "authSecret">): Record<string, string> {
  if (notes.signedOut) return { "set-cookie": forgetCookie(SESSION_COOKIE) };
  if (notes.askedFor !== undefined) return { "set-cookie": askedCookie(notes.askedFor, resources) };
  return {};
}
