import { AppError } from "@/lib/errors";
import { oncePerProcess } from "@/lib/services/once-per-process";
import { CHECK_COOKIE, readCookie } from "../cookies";
import { disconnectSignal } from "../operations/caller";
import type { RequestHeaders } from "../operations/request";

/** A name that a page makes up for a check. */
const NAME = /^[a-z0-9]{16,64}$/;

/** A check that a page waits for. */
interface PendingCheck {
  /** Aborts when the page cancels the check, or its connection is closed. */
  readonly signal: AbortSignal;
  /** To be called once the check is over. */
  end(): void;
}

const checks = () => oncePerProcess("pending-checks", () => new Map<string, AbortController>());

/**
 * Registers that the sender of these headers waits for the check of a URL. A router in a browser keeps its connection
 * open when the visitor navigates, so a page names the check it requests and cancels it by that name.
 */
export function startPendingCheck(headers: RequestHeaders, url: string): PendingCheck {
  const check = new AbortController();
  const disconnect = disconnectSignal(headers);
  const abort = () => check.abort(disconnect?.reason);
  if (disconnect?.aborted) abort();
  disconnect?.addEventListener("abort", abort, { once: true });
  const key = keyOf(readCookie(headers.get("cookie") ?? "", CHECK_COOKIE), url);
  if (key !== null) checks().set(key, check);
  const end = () => {
    disconnect?.removeEventListener("abort", abort);
    if (key !== null && checks().get(key) === check) checks().delete(key);
  };
  return { signal: check.signal, end };
}

/** Cancels the check for the page that named it; others who wait for the same check still get it. */
export function cancelPendingCheck(name: string | null, url: string): void {
  const reason = new AppError("unavailable", { message: "The check was canceled." });
  checks()
    .get(keyOf(name, url) ?? "")
    ?.abort(reason);
}

/** The URL is part of the key, since a browser sends the cookie with everything it requests just then. */
function keyOf(name: string | null, url: string): string | null {
  return name !== null && NAME.test(name) ? `${name} ${url}` : null;
}
