"use client";

import type { AllPlatformFacts } from "../_previews/platform-facts";
import type { DeskView } from "./desk-view";
import { FieldSet } from "./field-set";
import { imageHint } from "./image-hint";
import { LiveResult } from "./live-result";
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
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <FieldSet
          fields={fields}
          original={view.original}
          imageHint={hint}
          onChange={desk.change}
          onUndo={desk.undo}
        />
        <ScorePanel view={view} limits={limits} />
      </div>
      <LiveResult view={view} facts={facts} loadImages={loadImages}>
        <TagBench view={view} off={edits.off} onChange={desk.switchOff} />
      </LiveResult>
    </>
  );
}
