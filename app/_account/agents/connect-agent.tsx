import { agentPrompt } from "@/app/_components/result/result-text.data";
import { CopyButton } from "@/app/_components/ui/copy-button";
import { Disclosure } from "@/app/_components/ui/disclosure";
import { formatDay } from "@/app/_components/ui/format";
import { AGENTS } from "./agent-text.data";
import { CONFIGS_CHECKED, clientConfigs } from "./client-configs";

/** How to connect an agent to the tool server at this URL. */
export function ConnectAgent({ url }: { readonly url: string }) {
  return (
    <div className="grid gap-5">
      <div>
        <p className="mb-2 text-sm font-medium">{AGENTS.url}</p>
        <Copyable text={url} what={AGENTS.copyUrl} strong />
        <p className="mt-2 text-[13px]/5 text-pretty text-muted">{AGENTS.urlHint}</p>
      </div>
      <div>
        <h3 className="mb-2 text-sm font-medium">{AGENTS.clients}</h3>
        <ul className="grid gap-2.5">
          {clientConfigs(url).map(({ name, where, code, docs }) => (
            <li key={name}>
              <Disclosure summary={name}>
                <p className="mb-2 text-[13px]/5 text-muted wrap-anywhere">{where}</p>
                <Copyable text={code} what={AGENTS.copyConfiguration(name)} />
                <p className="mt-2 text-[13px]/5 text-muted">
                  <a href={docs} rel="noopener noreferrer" className="text-link underline underline-offset-4">
                    {AGENTS.source(name)}
                  </a>
                  , {AGENTS.checkedOn(formatDay(CONFIGS_CHECKED))}
                </p>
              </Disclosure>
            </li>
          ))}
          <li>
            <Disclosure summary={AGENTS.keyTitle}>
              <p className="mb-2 text-[13px]/5 text-muted">{AGENTS.keyText}</p>
              <Copyable text="Authorization: Bearer YOUR_KEY" what={AGENTS.copyHeader} />
              <p className="mt-2 text-[13px]/5">
                <a href="/keys" className="font-medium text-link underline-offset-4 hover:underline">
                  {AGENTS.createKey}
                </a>
              </p>
            </Disclosure>
          </li>
        </ul>
      </div>
      <div className="border-t border-line pt-4">
        <p className="mb-2 text-sm font-medium">{AGENTS.ask}</p>
        <Copyable text={agentPrompt("https://example.com/", true)} what={AGENTS.copyPrompt} />
      </div>
    </div>
  );
}

interface CopyableProps {
  readonly text: string;
  readonly what: string;
  readonly strong?: boolean;
}

function Copyable({ text, what, strong = false }: CopyableProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <code className="min-w-0 flex-1 basis-56 rounded-lg border border-line bg-sunken px-3 py-2 font-mono text-[13px]/5 wrap-anywhere whitespace-pre-wrap">
        {text}
      </code>
      <CopyButton text={text} what={what} strong={strong} />
    </div>
  );
}
