"use client";

import { type ReactNode, useMemo } from "react";
import { FixPrompt } from "../_components/result/fix-prompt";
import { IssueList } from "../_components/result/issue-list";
import { RESULT } from "../_components/text.data";
import type { AllPlatformFacts } from "../_previews/platform-facts";
import { PreviewGrid } from "../_previews/preview-grid";
import type { DeskView } from "./desk-view";
import { HeadPanel } from "./head-panel";
import { withholdImages } from "./withhold-images";

interface LiveResultProps {
  readonly view: DeskView;
  readonly facts: AllPlatformFacts;
  /** Whether the cards may draw the page's own pictures. */
  readonly loadImages: boolean;
  /** Stands between the previews and the issues. */
  readonly children: ReactNode;
}

/** The result of a page that is being edited: drawn like the report's, and again after each change. */
export function LiveResult({ view, facts, loadImages, children }: LiveResultProps) {
  const { issues, prompts, heads } = view;
  const previews = useMemo(
    () => (loadImages ? view.previews : withholdImages(view.previews)),
    [view.previews, loadImages],
  );
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
          facts={facts}
        />
      </section>
      {children}
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <IssueList issues={issues} />
        <div className="grid gap-5">
          <HeadPanel heads={heads} />
          {issues.length > 0 && <FixPrompt prompts={prompts} />}
        </div>
      </div>
    </>
  );
}
