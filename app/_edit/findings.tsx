import { FixPrompt } from "../_components/result/fix-prompt";
import { IssueList } from "../_components/result/issue-list";
import type { DeskView } from "./desk-view";
import { HeadPanel } from "./head-panel";

/** What is left to mend, and the head as it would be, to be copied. */
export function Findings({ view: { issues, heads, prompts } }: { readonly view: DeskView }) {
  return (
    <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <IssueList issues={issues} />
      <div className="grid gap-5">
        <HeadPanel heads={heads} />
        {issues.length > 0 && <FixPrompt prompts={prompts} />}
      </div>
    </div>
  );
}
