"use client";

import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import type { DeskView } from "./desk-view";
import { FieldSet } from "./field-set";
import { Findings } from "./findings";
import { imageHint } from "./image-hint";
import { LivePreviews } from "./live-previews";
import { ScorePanel } from "./score-panel";
import { TagBench } from "./tag-bench";
import type { Desk } from "./use-desk";

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
