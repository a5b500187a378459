import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame, QuotaUsage } from "@/app/_account/account-frame";
import { KeyForm } from "@/app/_account/keys/key-form";
import { KeyTable } from "@/app/_account/keys/key-table";
import { KEYS } from "@/app/_account/keys/key-text.data";
import { RemovalRegion } from "@/app/_account/removal-region";
import { EmptyState } from "@/app/_components/ui/notice";
import { settings } from "@/lib/env";
import { pagePlan, runForPage } from "@/lib/http/pages/run";
import { viewKeys } from "@/lib/services/keys/list-keys";

const HERE = "/keys";

export const metadata: Metadata = { title: KEYS.title, robots: { index: false } };

export default async function KeysPage() {
  const found = await runForPage(viewKeys, {}, { here: HERE });
  const { own, pro } = await pagePlan();
  const isPro = own === pro;
  return (
    <AccountFrame title={KEYS.title} lead={isPro ? KEYS.lead : KEYS.leadFree} here={HERE} found={found}>
      {({ active, revoked }) => (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0 lg:order-1">
            <h2 className="mb-3 text-xl font-semibold tracking-tight">{KEYS.list}</h2>
            {active.length + revoked.length === 0 ? (
              <EmptyState icon={KeyRound} title={KEYS.emptyTitle} text={KEYS.emptyText}>
                <a href="/docs/api" className="font-medium text-link underline-offset-4 hover:underline">
                  {KEYS.docs}
                </a>
              </EmptyState>
            ) : (
              <RemovalRegion>
                <KeyTable keys={[...active, ...revoked]} />
              </RemovalRegion>
            )}
          </div>
          <section
            aria-labelledby="keys-make"
            className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card lg:order-2"
          >
            <h2 id="keys-make" className="mb-4 text-lg font-semibold tracking-tight">
              {KEYS.make}
            </h2>
            <KeyForm
              baseUrl={settings().baseUrl}
              full={active.length >= own.apiKeys}
              writeHint={isPro ? KEYS.writeHint : KEYS.writeHintFree}
            />
            <QuotaUsage used={active.length} max={own.apiKeys} proMax={pro.apiKeys} />
          </section>
        </div>
      )}
    </AccountFrame>
  );
}
