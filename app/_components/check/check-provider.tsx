"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { checkHref } from "./check-url";
import { useAwaited } from "./use-pending-check";

interface CheckControl {
  /** The address being checked now; null when none is. */
  readonly running: string | null;
  start(address: string, fresh?: boolean): void;
  cancel(): void;
}

const CheckContext = createContext<CheckControl | null>(null);

/** Starts checks as navigations, so that every result has an address and the back button works. */
export function CheckProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [address, setAddress] = useState<string | null>(null);
  const awaited = useAwaited(isPending);
  const focusNext = useRef<string | null>(null);

  // A result, or the field after a cancelled check, is where the visitor goes on; screen readers then say it too.
  useEffect(() => {
    if (isPending || focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [isPending]);

  const control = useMemo<CheckControl>(
    () => ({
      running: isPending ? address : null,
      start(next, fresh = false) {
        awaited.begin(next);
        setAddress(next);
        focusNext.current = "result-heading";
        startTransition(() => (fresh ? router.replace : router.push)(checkHref(next, fresh)));
      },
      cancel() {
        focusNext.current = "address";
        awaited.leave();
        stayHere();
      },
    }),
    [address, awaited, isPending, router],
  );
  return <CheckContext value={control}>{children}</CheckContext>;
}

export function useCheck(): CheckControl {
  const control = use(CheckContext);
  if (control === null) throw new Error("useCheck needs a CheckProvider above it.");
  return control;
}

/** A new entry for the address that is shown makes the router drop the navigation that is under way. */
function stayHere() {
  window.history.replaceState(null, "", window.location.href);
}
