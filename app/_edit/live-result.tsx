"use client";

import { type ReactNode, useMemo } from "react";
import type { Inspection } from "@/lib/inspect/report";
import { FixPrompt } from "../_components/result/fix-prompt";
import { fixPrompts } from "../_components/result/fix-prompts";
import { IssueList } from "../_components/result/issue-list";
import { issueViews } from "../_components/result/issue-views";
import { RESULT } from "../_components/text.data";
import { platformFacts } from "../_previews/platform-facts";
import { PreviewGrid } from "../_previews/preview-grid";
import { HeadPanel } from "./head-panel";
import { withholdImages } from "./withhold-images";

interface LiveResultProps {
  readonly inspection: Inspection;
  /** Whether the cards may draw the page's own pictures. */
  readonly loadImages: boolean;
  /** Stands between the previews and the issues. */
  readonly children: ReactNode;
}

/** The result of a page that is being edited: drawn like the report's, and again after each change. */
export function LiveResult({ inspection, loadImages, children }: LiveResultProps) {
  const previews = useMemo(
    () => (loadImages ? inspection.previews : withholdImages(inspection.previews)),
    [inspection, loadImages],
  );
  const prompts = useMemo(() => fixPrompts(inspection), [inspection]);
  return (
    <>
      <section aria-labelledby="previews-heading" className="mt-12">
        <PreviewGrid
          heading={
            <h2 id="previews-heading" className="text-xl font-semibold tracking-tight">
              {RESULT.previews}
            </h2>
          }
          previews={previews}
          facts={platformFacts()}
        />
      </section>
      {children}
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <IssueList issues={issueViews(inspection)} />
        <div className="grid gap-5">
          <HeadPanel inspection={inspection} />
          {inspection.issues.length > 0 && <FixPrompt prompts={prompts} />}
        </div>
      </div>
    </>
  );
}
