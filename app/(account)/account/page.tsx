import { Download } from "lucide-react";
import type { Metadata } from "next";
import {
  AccountFacts,
  AccountNotice,
  DeleteForm,
  SessionList,
} from "@/app/_account/account/account-sections";
import { ACCOUNT } from "@/app/_account/account/account-text.data";
import { AccountFrame, PlanContact } from "@/app/_account/account-frame";
import { Button, buttonLook } from "@/app/_components/ui/button";
import { runForPage } from "@/lib/http/pages/run";
import { viewAccount } from "@/lib/services/accounts/view-account";

const HERE = "/account";
const HEADING = "mb-3 text-xl font-semibold tracking-tight";

import { PLANS } from "@/lib/limits/plans";

export const metadata: Metadata = { title: ACCOUNT.title, robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>;
}

export default async function AccountPage({ searchParams }: PageProps) {
  const { problem, done } = await searchParams;
  const found = await runForPage(viewAccount, {}, { here: HERE });
  return (
    <AccountFrame title={ACCOUNT.title} here={HERE} found={found}>
      {({ email, plan, checks_per_hour: checksPerHour, created_at: since, sessions }) => (
        <>
          <AccountNotice problem={problem} done={done} />
          <AccountFacts email={email} plan={plan} checksPerHour={checksPerHour} since={since} />
          {plan !== PLANS.pro.label && (
            <p className="mt-3 text-sm text-muted">
              <PlanContact />
            </p>
          )}
          <section className="mt-10">
            <h2 className={HEADING}>{ACCOUNT.sessions}</h2>
            <SessionList sessions={sessions} />
            <form
              action="/auth/signout/everywhere"
              method="post"
              className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <Button type="submit">{ACCOUNT.everywhere}</Button>
              <p className="text-[13px]/5 text-muted">{ACCOUNT.everywhereHint}</p>
            </form>
          </section>
          <section className="mt-10">
            <h2 className={HEADING}>{ACCOUNT.data}</h2>
            <p className="mb-4 max-w-2xl text-[15px]/6 text-pretty text-muted">{ACCOUNT.dataText}</p>
            <a href="/account/data" className={buttonLook("plain", "small")}>
              <Download aria-hidden size={15} />
              {ACCOUNT.download}
            </a>
            <div className="mt-6">
              <DeleteForm email={email} />
            </div>
          </section>
        </>
      )}
    </AccountFrame>
  );
}
