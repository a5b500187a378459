import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { SignInForm, SignInFrame, SignInNotice } from "@/app/_sign-in/sign-in-form";
import { SIGN_IN } from "@/app/_sign-in/sign-in-text.data";
import { pageCaller } from "@/lib/http/pages/run";
import { setPageStatus } from "@/lib/http/pages/status";
import { SIGN_IN_PAGES } from "@/lib/http/sign-in/pages";
import { sameSitePath } from "@/lib/services/sign-in/same-site-path";

export const metadata: Metadata = { title: SIGN_IN.title, robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function SignInPage({ searchParams }: PageProps) {
  const { next, problem, done } = await searchParams;
  const nextPath = sameSitePath(one(next) ?? "");
  if ((await pageCaller()).kind === "session") redirect(nextPath ?? SIGN_IN_PAGES.after);
  if (problem === "unavailable") setPageStatus(await headers(), 503);
  return (
    <SignInFrame title={SIGN_IN.title}>
      <SignInNotice problem={one(problem)} done={one(done)} />
      <p className="mt-3 text-[15px]/6 text-pretty text-muted">{SIGN_IN.lead}</p>
      <SignInForm next={nextPath} autoFocus={problem === undefined && done === undefined} />
      <p className="mt-6 border-t border-line pt-4 text-[13px]/5 text-pretty text-muted">{SIGN_IN.free}</p>
    </SignInFrame>
  );
}

function one(value: string | string[] | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
