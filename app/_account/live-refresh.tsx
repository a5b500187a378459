"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Redraws the page every few seconds while it is looked at. */
export function LiveRefresh({ everyMs }: { readonly everyMs: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router, everyMs]);
  return null;
}
