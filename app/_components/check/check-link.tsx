"use client";

import type { MouseEvent, ReactNode } from "react";
import { useCheck } from "./check-provider";
import { checkHref } from "./check-url";

interface CheckLinkProps {
  readonly address: string;
  readonly fresh?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that runs a check. Never a router link: those are fetched ahead, and each fetch would cost a check. */
export function CheckLink({ address, fresh = false, className, children }: CheckLinkProps) {
  const { start } = useCheck();
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start(address, fresh);
  }
  return (
    <a href={checkHref(address, fresh)} rel="nofollow" onClick={onClick} className={className}>
      {children}
    </a>
  );
}
