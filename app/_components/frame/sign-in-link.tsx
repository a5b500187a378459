"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { signInPath } from "@/lib/http/sign-in-path";
import { SITE } from "../text.data";
import { hereToReturn } from "./here-to-return";

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
