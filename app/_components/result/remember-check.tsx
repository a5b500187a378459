"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { rememberCheck } from "../check/recent-store";

interface RememberCheckProps {
  readonly address: string;
  readonly score: number;
}

/** Puts a result among the recent checks of this device, and takes `fresh` out of its address, so that a reload or a shared link costs the site nothing. */
export function RememberCheck({ address, score }: RememberCheckProps) {
  const isFresh = useSearchParams().has("fresh");
  useEffect(() => rememberCheck({ address, score }), [address, score]);
  useEffect(() => {
    if (!isFresh) return;
    const here = new URL(window.location.href);
    here.searchParams.delete("fresh");
    window.history.replaceState(null, "", here);
  }, [isFresh]);
  return null;
}
