"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { signInPath } from "@/lib/http/sign-in/pages";
import { SITE } from "./site-text.data";

/** A link to sign-in that returns to the current page. The header outlives navigations, so the link follows the router. */
export function HeaderSignIn({ className }: { readonly className: string }) {
  const here = returnPath(usePathname(), useSearchParams());
  return (
    <a
      href={here === null ? "/sign-in" : signInPath(here)}
      rel={here === null ? undefined : "nofollow"}
      className={className}
    >
      {SITE.signIn}
    </a>
  );
}

/** The path to return to after signing in from this page; null if there is nothing to return to. */
export function returnPath(path: string, query: Iterable<readonly [string, string]>): string | null {
  if (/^\/sign-in(?:\/|$)/.test(path)) return null;
  // Without `fresh`, coming back shows the cached report instead of fetching the page again.
  const kept = new URLSearchParams([...query].filter(([name]) => name !== "fresh").map(([...pair]) => pair));
  const here = kept.size === 0 ? path : `${path}?${kept}`;
  return here === "/" ? null : here;
}
