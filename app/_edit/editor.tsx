"use client";

import { useMemo } from "react";
import type { Inspection } from "@/lib/inspect/report";
import { FixPrompt } from "../_components/result/issues/fix-prompt";
import { IssueList } from "../_components/result/issues/issue-list";
import { Button } from "../_components/ui/button";
import { Notice } from "../_components/ui/notice";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { LIVE } from "./editor-text.data";
import type { DeskView } from "./editor-view";
import { FieldSet } from "./field-set";
import { HeadPanel } from "./head-panel";
import { LivePreviews } from "./live-previews";
import { ScorePanel } from "./score-panel";
import { TagBench } from "./tag-panel";
import { type Desk, useDesk } from "./use-editor";
import { imageHint } from "./use-measured-images";

interface WorkbenchProps {
  readonly desk: Desk;
  readonly view: DeskView;
  readonly facts: AllPlatformFacts;
  /** What no browser can measure, in words. */
  readonly limits: string;
}

/** A page whose words can be changed and whose tags can be switched off, and all that follows from it. */
export function Workbench({ desk, view, facts, limits }: WorkbenchProps) {
  const { edits, measured, loadImages } = desk;
  const fields = { ...view.original, ...edits.fields };
  const hint = imageHint({ written: fields.image, ...view.image, loadImages, results: measured });
  return (
    <>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        {/* The fields stay in sight beside the cards, so that a change and what it does are seen together. */}
        <div className="min-w-0 lg:sticky lg:top-4">
          <FieldSet
            fields={fields}
            original={view.original}
            imageHint={hint}
            onChange={desk.change}
            onUndo={desk.undo}
          />
        </div>
        <div className="grid min-w-0 gap-8">
          <ScorePanel view={view} limits={limits} />
          <LivePreviews previews={view.previews} facts={facts} loadImages={loadImages} />
        </div>
      </div>
      <TagBench view={view} off={edits.off} onChange={desk.switchOff} />
      <Findings view={view} />
    </>
  );
}

/** What is said when the core could not be loaded or broke down. */
export function CoreFailure({ onRetry }: { onRetry(): void }) {
  return (
    <Notice tone="error" live className="mt-5">
      {LIVE.failed}
      <Button onClick={onRetry} className="mt-3 flex">
        {LIVE.retry}
      </Button>
    </Notice>
  );
}

/** What is left to mend, and the head as it would be, to be copied. */
function Findings({ view: { issues, heads, prompts } }: { readonly view: DeskView }) {
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

interface CheckedDeskProps {
  readonly known: Inspection;
  /** What is drawn before anything is edited. */
  readonly first: DeskView;
  readonly facts: AllPlatformFacts;
}

/** The desk for a page that the server has checked. */
export function CheckedDesk({ known, first, facts }: CheckedDeskProps) {
  const source = useMemo(() => ({ kind: "checked" as const, known }), [known]);
  const desk = useDesk(source, { first, loadImages: true });
  return (
    <>
      {desk.failed && <CoreFailure onRetry={desk.retry} />}
      <Workbench desk={desk} view={desk.view ?? first} facts={facts} limits={LIVE.limitsChecked} />
    </>
  );
}
