"use client";

import { useEffect } from "react";
import { rememberCheck } from "../check/recent-store";

interface RememberCheckProps {
  readonly address: string;
  readonly score: number;
}

/** Puts a result among the recent checks of this device, and takes `fresh` out of its address, so that a reload or a shared link costs the site nothing. */
export function RememberCheck({ address, score }: RememberCheckProps) {
  useEffect(() => {
    rememberCheck({ address, score });
    const here = new URL(window.location.href);
    if (!here.searchParams.has("fresh")) return;
    here.searchParams.delete("fresh");
    window.history.replaceState(null, "", here);
  }, [address, score]);
  return null;
}
