import { AppError } from "@/lib/errors";
import { oncePerProcess } from "@/lib/services/once-per-process";
import { AWAITED_COOKIE, readCookie } from "../cookies";
import { clientLeft } from "../operations/disconnect";

/** What a page of ours makes up as the name of a check. */
const NAME = /^[a-z0-9]{16,64}$/;

/** A check that somebody waits for. */
interface AwaitedCheck {
  /** Aborts when whoever waits has gone, or has called the check off. */
  readonly left: AbortSignal;
  /** To be called when there is nothing to wait for any more. */
  end(): void;
}

const checks = () => oncePerProcess("awaited-checks", () => new Map<string, AbortController>());

/**
 * Notes that the sender of these headers waits for the check of an address. A router in a browser keeps its connection
 * open when the visitor goes elsewhere, so a page names the check it asks for and calls it off by that name.
 */
export function awaitCheck(headers: Pick<Headers, "get">, url: string): AwaitedCheck {
  const check = new AbortController();
  const gone = clientLeft(headers);
  const leave = () => check.abort(gone?.reason);
  if (gone?.aborted) leave();
  gone?.addEventListener("abort", leave, { once: true });
  const key = keyOf(readCookie(headers.get("cookie") ?? "", AWAITED_COOKIE), url);
  if (key !== null) checks().set(key, check);
  const end = () => {
    gone?.removeEventListener("abort", leave);
    if (key !== null && checks().get(key) === check) checks().delete(key);
  };
  return { left: check.signal, end };
}

/** Ends the check of that name and address for the page that named it; whoever else waits for the same still gets it. */
export function callOff(name: string | null, url: string): void {
  const reason = new AppError("unavailable", { message: "The check was called off." });
  checks()
    .get(keyOf(name, url) ?? "")
    ?.abort(reason);
}

/** The address is part of it: a browser sends the cookie with whatever else it asks for just then. */
function keyOf(name: string | null, url: string): string | null {
  return name !== null && NAME.test(name) ? `${name} ${url}` : null;
}
