"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { checkHref } from "./check-url";
import { usePendingCheck } from "./use-pending-check";

interface CheckControl {
  /** The URL being checked; null if none is. */
  readonly running: string | null;
  start(url: string, fresh?: boolean): void;
  cancel(): void;
}

const CheckContext = createContext<CheckControl | null>(null);

/** Starts checks as navigations, so that every result has a URL and the back button works. */
export function CheckProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [url, setUrl] = useState<string | null>(null);
  const pending = usePendingCheck(isPending);
  const focusNext = useRef<string | null>(null);

  // Moves the focus to the result, or to the field after a cancelled check, so that screen readers announce it.
  useEffect(() => {
    if (isPending || focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [isPending]);

  const control = useMemo<CheckControl>(
    () => ({
      running: isPending ? url : null,
      start(next, fresh = false) {
        pending.start(next);
        setUrl(next);
        focusNext.current = "result-heading";
        startTransition(() => (fresh ? router.replace : router.push)(checkHref(next, fresh)));
      },
      cancel() {
        focusNext.current = "url";
        pending.cancel();
        dropNavigation();
      },
    }),
    [url, pending, isPending, router],
  );
  return <CheckContext value={control}>{children}</CheckContext>;
}

export function useCheck(): CheckControl {
  const control = use(CheckContext);
  if (control === null) throw new Error("useCheck needs a CheckProvider above it.");
  return control;
}

/** Replacing the current history entry makes the router drop the pending navigation. */
function dropNavigation() {
  window.history.replaceState(null, "", window.location.href);
}

interface CheckLinkProps {
  readonly url: string;
  readonly fresh?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that runs a check. Not a router link: those are prefetched, and each prefetch would use a check. */
export function CheckLink({ url, fresh = false, className, children }: CheckLinkProps) {
  const { start } = useCheck();
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start(url, fresh);
  }
  return (
    <a href={checkHref(url, fresh)} rel="nofollow" onClick={onClick} className={className}>
      {children}
    </a>
  );
}
