import { Check, X } from "lucide-react";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { DocSection } from "../doc-section";
import { ExampleCard } from "../example-card";
import { ISSUE } from "../texts.data";
import type { Difference } from "./visible-difference";

/** The same link with the issue and without it, side by side. */
export function IssueDifference({ difference }: { readonly difference: Difference }) {
  const { platform, before, after } = difference;
  return (
    <DocSection id="readers" title={ISSUE.readers} note={ISSUE.readersNote(PLATFORMS[platform].label)}>
      <div className="grid gap-4 md:grid-cols-2">
        <ExampleCard
          platform={platform}
          preview={before}
          title={
            <span className="flex items-center gap-2 text-error">
              <X aria-hidden size={16} />
              {ISSUE.bad}
            </span>
          }
        >
          {before.reason}
        </ExampleCard>
        <ExampleCard
          platform={platform}
          preview={after}
          title={
            <span className="flex items-center gap-2 text-good">
              <Check aria-hidden size={16} />
              {ISSUE.good}
            </span>
          }
        />
      </div>
    </DocSection>
  );
}
