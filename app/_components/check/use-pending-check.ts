import { useEffect, useMemo, useRef } from "react";
import { CHECK_COOKIE } from "@/lib/services/inspections/progress";
import { checkHref } from "./check-url";

/** Long enough for the navigation to reach the server. */
const COOKIE_SECONDS = 20;

/** A check whose navigation is about to start. */
interface PendingCheck {
  readonly url: string;
  readonly name: string;
}

/** Gives the next check a name in a cookie, which the server receives with the router's request. */
function announceCheck(url: string): PendingCheck {
  // randomUUID is missing without https.
  const name = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Firefox and Safari.
  document.cookie = `${CHECK_COOKIE}=${name.join("")}; path=/; max-age=${COOKIE_SECONDS}; samesite=strict`;
  return { url, name: name.join("") };
}

/** Tells the server that nobody waits for the check. If the message is lost, the check runs to its end. */
function cancelCheck({ url, name }: PendingCheck): void {
  const query = new URLSearchParams({ url, check: name });
  fetch(`/progress?${query}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

interface PendingCheckControl {
  /** Call it just before the router navigates to the result. */
  start(url: string): void;
  cancel(): void;
}

/** Cancels a check on the server once this page no longer waits for it. The router never aborts its own requests. */
export function usePendingCheck(isPending: boolean): PendingCheckControl {
  const pending = useRef<PendingCheck | null>(null);
  const control = useMemo(() => {
    const cancel = () => {
      if (pending.current !== null) cancelCheck(pending.current);
      pending.current = null;
    };
    const start = (url: string) => {
      cancel();
      pending.current = announceCheck(url);
    };
    return { start, cancel };
  }, []);
  useEffect(() => {
    if (!isPending) return;
    return () => {
      if (isShown(pending.current)) pending.current = null;
      else control.cancel();
    };
  }, [isPending, control]);
  return control;
}

/** Whether the result is shown. After going back or forward, it is another page. */
function isShown(pending: PendingCheck | null): boolean {
  return pending !== null && window.location.search.startsWith(checkHref(pending.url).slice(1));
}
