import { useEffect, useMemo, useRef } from "react";
import { AWAITED_COOKIE } from "@/lib/http/cookies";
import { checkHref } from "./check-url";

/** For a check to reach the server; the check itself takes longer at times. */
const COOKIE_SECONDS = 20;

/** A check that the server is about to be asked for. */
interface Awaited {
  readonly address: string;
  readonly name: string;
}

/** Names the next check of this page to the server, which sees the name beside what the router asks for. */
function awaitCheck(address: string): Awaited {
  // randomUUID is missing where a site is opened without https.
  const name = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Firefox and Safari.
  document.cookie = `${AWAITED_COOKIE}=${name.join("")}; path=/; max-age=${COOKIE_SECONDS}; samesite=strict`;
  return { address, name: name.join("") };
}

/** Tells the server that nobody waits here any more. When it does not hear it, the check goes on to its end. */
function callOff({ address, name }: Awaited): void {
  const query = new URLSearchParams({ url: address, check: name });
  fetch(`/progress?${query}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

interface AwaitedControl {
  /** To be called just before the router asks for the result. */
  begin(address: string): void;
  leave(): void;
}

/** Has the server end a check for which this page waits no longer: the router lets what it has asked for run on. */
export function useAwaited(isPending: boolean): AwaitedControl {
  const awaited = useRef<Awaited | null>(null);
  const control = useMemo(() => {
    const leave = () => {
      if (awaited.current !== null) callOff(awaited.current);
      awaited.current = null;
    };
    const begin = (address: string) => {
      leave();
      awaited.current = awaitCheck(address);
    };
    return { begin, leave };
  }, []);
  useEffect(() => {
    if (!isPending) return;
    return () => {
      if (isShown(awaited.current)) awaited.current = null;
      else control.leave();
    };
  }, [isPending, control]);
  return control;
}

/** Whether the wait ended with the result; after going back or forward another page is shown. */
function isShown(awaited: Awaited | null): boolean {
  return awaited !== null && window.location.search.startsWith(checkHref(awaited.address).slice(1));
}
