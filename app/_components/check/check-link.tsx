"use client";

import type { MouseEvent, ReactNode } from "react";
import { useCheck } from "./check-provider";
import { checkHref } from "./check-url";

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
