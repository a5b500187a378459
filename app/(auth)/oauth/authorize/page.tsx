import type { Metadata } from "next";
import { ApprovalForm } from "@/app/_account/agents/approval-form";
import { APPROVAL } from "@/app/_account/agents/approval-text.data";
import { SignInFrame } from "@/app/_sign-in/sign-in-form";
import { pageApproval } from "@/lib/http/oauth/approval";

export const metadata: Metadata = { title: APPROVAL.title, robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function AuthorizePage({ searchParams }: PageProps) {
  const approval = await pageApproval(await searchParams);
  if (approval.kind === "problem") {
    return (
      <SignInFrame title={APPROVAL.problemTitle}>
        <p className="mt-3 text-[15px]/6 text-pretty text-muted">{APPROVAL.problemText}</p>
        <p className="mt-5 border-t border-line pt-4 text-[13px]/5 text-muted wrap-anywhere">
          {APPROVAL.problemDetail} {approval.message}
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={APPROVAL.title}>
      <ApprovalForm approval={approval} />
    </SignInFrame>
  );
}
