"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { signInPath } from "@/lib/http/sign-in/pages";
import { SITE } from "./site-text.data";

/** The way to sign in, and from there back to what is shown now; the router changes that while the header stays. */
export function SignInLink({ className }: { readonly className: string }) {
  const here = hereToReturn(usePathname(), useSearchParams());
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

/** The address to come back to after signing in on this page; null where nothing is lost by going on elsewhere. */
export function hereToReturn(path: string, query: Iterable<readonly [string, string]>): string | null {
  if (/^\/sign-in(?:\/|$)/.test(path)) return null;
  // Coming back shows the report that is kept, instead of asking the page's site once more.
  const kept = new URLSearchParams([...query].filter(([name]) => name !== "fresh").map(([...pair]) => pair));
  const here = kept.size === 0 ? path : `${path}?${kept}`;
  return here === "/" ? null : here;
}
