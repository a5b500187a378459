import { CopyButton } from "../../ui/copy-button";
import { AGENT_TEXT, agentPrompt } from "../result-text.data";

interface AskAgentProps {
  readonly url: string;
  readonly hasIssues: boolean;
}

/** What to tell a connected agent, which then checks the page with our tool. */
export function AskAgent({ url, hasIssues }: AskAgentProps) {
  const prompt = agentPrompt(url, hasIssues);
  return (
    <section
      aria-labelledby="agent-heading"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="agent-heading" className="font-semibold tracking-tight">
        {AGENT_TEXT.heading}
      </h2>
      <p className="mt-1.5 text-sm/6 text-muted">
        {AGENT_TEXT.lead("check_page")}{" "}
        <a href="/agents" className="font-medium text-link underline-offset-4 hover:underline">
          {AGENT_TEXT.connect}
        </a>
      </p>
      <p className="mt-3 max-h-40 overflow-y-auto rounded-lg border border-line bg-canvas p-3.5 font-mono text-[12px]/5 wrap-anywhere">
        {prompt}
      </p>
      <div className="mt-3 flex justify-end">
        <CopyButton text={prompt} label={AGENT_TEXT.copy} what={AGENT_TEXT.what} />
      </div>
    </section>
  );
}
