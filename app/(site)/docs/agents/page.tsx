import { SCOPE_TEXTS } from "@/app/_account/agents/scope-text.data";
import { CopyButton } from "@/app/_components/ui/copy-button";
import { AGENTS_DOC } from "@/app/_docs/agents/agent-text.data";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { DOCS_NAV } from "@/app/_docs/docs-text.data";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { settings } from "@/lib/env";
import type { Tool } from "@/lib/mcp/tool";
import { TOOLS } from "@/lib/mcp/tools";
import { toolServerUrl } from "@/lib/oauth/server-metadata";
import { SCOPES } from "@/lib/services/access";

const { agents } = FIXED_PAGES;
const LINK = "font-medium text-link underline-offset-4 hover:underline";

export const metadata = pageMetadata(agents);

export default function AgentsDocPage() {
  return (
    <DocsFrame
      page={agents}
      name={DOCS_NAV.names.agents}
      lead={<p>{AGENTS_DOC.lead}</p>}
      contents={[
        { id: "connect", title: AGENTS_DOC.connect },
        { id: "tools", title: AGENTS_DOC.tools },
        { id: "permissions", title: AGENTS_DOC.permissions },
        { id: "limits", title: AGENTS_DOC.limits },
        { id: "protocol", title: AGENTS_DOC.protocol },
      ]}
    >
      <DocSection id="connect" title={AGENTS_DOC.connect}>
        <Connect url={toolServerUrl(settings().baseUrl)} />
      </DocSection>
      <DocSection id="tools" title={AGENTS_DOC.tools} note={AGENTS_DOC.toolsNote}>
        <dl className="max-w-3xl divide-y divide-line border-y border-line">
          {TOOLS.map((tool) => (
            <div key={tool.name} id={tool.name} className="scroll-mt-6 py-2.5 target:bg-sunken">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <code className="font-mono text-[13px]/6">{tool.name}</code>
                <span className="text-[13px]/6 text-muted">{effectOf(tool)}</span>
              </dt>
              <dd className="text-[15px]/6 text-muted">{tool.description}</dd>
            </div>
          ))}
        </dl>
      </DocSection>
      <DocSection id="permissions" title={AGENTS_DOC.permissions} note={AGENTS_DOC.permissionsNote}>
        <dl className="max-w-3xl divide-y divide-line border-y border-line">
          {SCOPES.map((scope) => (
            <div key={scope} className="py-2.5">
              <dt className="flex flex-wrap items-baseline gap-x-3 text-[15px]/6 font-medium">
                {SCOPE_TEXTS[scope].title}
                <code className="font-mono text-[13px]/6 font-normal text-muted">{scope}</code>
              </dt>
              <dd className="text-[15px]/6 text-muted">{SCOPE_TEXTS[scope].text}</dd>
            </div>
          ))}
        </dl>
      </DocSection>
      <DocSection id="limits" title={AGENTS_DOC.limits}>
        <Points points={AGENTS_DOC.limitPoints} />
      </DocSection>
      <DocSection id="protocol" title={AGENTS_DOC.protocol}>
        <Points points={AGENTS_DOC.protocolPoints} />
      </DocSection>
    </DocsFrame>
  );
}

function Connect({ url }: { readonly url: string }) {
  return (
    <div className="max-w-3xl space-y-3 text-[15px]/6">
      <p>
        {AGENTS_DOC.connectText}{" "}
        <a href="/agents" className={LINK}>
          {AGENTS_DOC.connectLink}
        </a>
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <code className="min-w-0 flex-1 basis-64 rounded-lg border border-line bg-sunken px-3 py-2 font-mono text-[13px]/5 wrap-anywhere">
          {url}
        </code>
        <CopyButton text={url} what={AGENTS_DOC.copyUrl} />
      </div>
      <p>{AGENTS_DOC.key}</p>
    </div>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="max-w-3xl list-disc space-y-1.5 pl-5 text-[15px]/6">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function effectOf({ annotations }: Tool): string {
  if (annotations.readOnlyHint) return AGENTS_DOC.reads;
  return annotations.destructiveHint ? AGENTS_DOC.deletes : AGENTS_DOC.changes;
}
