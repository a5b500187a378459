import { useEffect, useMemo, useRef } from "react";
import { type Awaited, awaitCheck, callOff } from "./awaited";
import { checkHref } from "./check-href";

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
