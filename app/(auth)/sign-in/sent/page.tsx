import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { SignInFrame } from "@/app/_sign-in/sign-in-form";
import { SENT } from "@/app/_sign-in/sign-in-text.data";
import { linkRequestedFor } from "@/lib/http/cookies";
import { sharedResources } from "@/lib/services/resources";

export const metadata: Metadata = { title: SENT.title, robots: { index: false } };

export default async function SentPage() {
  const email = linkRequestedFor(await headers(), sharedResources());
  return (
    <SignInFrame title={SENT.title}>
      <p className="mt-4 flex items-start gap-3 rounded-xl bg-good-soft p-4 text-[15px]/6 text-good">
        <MailCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{email === null ? SENT.toSomeone : SENT.to(email)}</span>
      </p>
      <ul className="mt-5 space-y-2 text-[15px]/6 text-pretty text-muted">
        {SENT.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-4 text-[15px]/6">
        <a href="/sign-in" className="font-medium text-link underline-offset-4 hover:underline">
          {SENT.again}
        </a>
      </p>
    </SignInFrame>
  );
}
