import { Bot } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame } from "@/app/_account/account-frame";
import { AGENTS } from "@/app/_account/agents/agent-text.data";
import { ConnectAgent } from "@/app/_account/agents/connect-agent";
import { ConnectionTable } from "@/app/_account/agents/connection-table";
import { RemovalRegion } from "@/app/_account/removal-region";
import { EmptyState } from "@/app/_components/ui/notice";
import { settings } from "@/lib/env";
import { runForPage } from "@/lib/http/pages/run";
import { toolServerUrl } from "@/lib/oauth/server-metadata";
import { viewConnections } from "@/lib/services/connections/view-connections";

const HERE = "/agents";

export const metadata: Metadata = { title: AGENTS.title, robots: { index: false } };

export default async function AgentsPage() {
  const found = await runForPage(viewConnections, {}, { here: HERE });
  return (
    <AccountFrame title={AGENTS.title} lead={AGENTS.lead} here={HERE} found={found}>
      {({ active, revoked }) => (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            <h2 className="mb-3 text-xl font-semibold tracking-tight">{AGENTS.list}</h2>
            {active.length + revoked.length === 0 ? (
              <EmptyState icon={Bot} title={AGENTS.emptyTitle} text={AGENTS.emptyText}>
                <a href="/docs/agents" className="font-medium text-link underline-offset-4 hover:underline">
                  {AGENTS.docs}
                </a>
              </EmptyState>
            ) : (
              <RemovalRegion>
                <ConnectionTable connections={[...active, ...revoked]} />
              </RemovalRegion>
            )}
            <p className="mt-4 text-[13px]/5 text-muted">{AGENTS.independent}</p>
          </div>
          <section
            aria-labelledby="agents-connect"
            className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card"
          >
            <h2 id="agents-connect" className="mb-4 text-lg font-semibold tracking-tight">
              {AGENTS.connect}
            </h2>
            <ConnectAgent url={toolServerUrl(settings().baseUrl)} />
          </section>
        </div>
      )}
    </AccountFrame>
  );
}
