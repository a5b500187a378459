import type { Metadata } from "next";
import { Button } from "@/app/_components/ui/button";
import { SignInFrame } from "@/app/_sign-in/sign-in-form";
import { LINK } from "@/app/_sign-in/sign-in-text.data";
import { pageLink } from "@/lib/http/sign-in/followed-link";

export const metadata: Metadata = { title: LINK.title, robots: { index: false } };

export default async function LinkPage() {
  const { email } = await pageLink();
  return (
    <SignInFrame title={LINK.title}>
      <p className="mt-3 text-[15px]/6 text-muted">
        {LINK.as} <strong className="font-medium wrap-anywhere text-ink">{email}</strong>.
      </p>
      <form action="/auth/callback/email" method="post" className="mt-6">
        <Button type="submit" tone="strong" size="large" className="w-full">
          {LINK.submit}
        </Button>
      </form>
      <p className="mt-6 border-t border-line pt-4 text-[13px]/5 text-pretty text-muted">
        {LINK.why}{" "}
        <a href="/sign-in" className="font-medium text-link underline-offset-4 hover:underline">
          {LINK.other}
        </a>
      </p>
    </SignInFrame>
  );
}
