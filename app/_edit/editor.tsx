"use client";

import { useMemo } from "react";
import type { Inspection } from "@/lib/inspect/report";
import { FixPrompt } from "../_components/result/issues/fix-prompt";
import { IssueList } from "../_components/result/issues/issue-list";
import { Button } from "../_components/ui/button";
import { Notice } from "../_components/ui/notice";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { DraftField } from "./draft-image";
import { LIVE_TEXT } from "./editor-text.data";
import type { EditorView } from "./editor-view";
import { FieldSet } from "./field-set";
import { HeadPanel } from "./head-panel";
import { LivePreviews, useShownPreviews } from "./live-previews";
import { ScoreBar, ScorePanel } from "./score-panel";
import { TagPanel } from "./tag-panel";
import { type EditorState, useEditor } from "./use-editor";
import { imageHint } from "./use-measured-images";

interface EditorProps {
  readonly editor: EditorState;
  readonly view: EditorView;
  readonly facts: AllPlatformFacts;
  /** What isn't checked here, as text. */
  readonly limits: string;
  /** Private origins that the operator allows. */
  readonly allowedOrigins: readonly string[];
}

/** The editor: fields, tag switches, live previews, score and fixes. */
export function Editor({ editor, view, facts, limits, allowedOrigins }: EditorProps) {
  const { edits, measured, loadImages } = editor;
  const fields = { ...view.original, ...edits.fields };
  const hint = imageHint({ written: fields.image, ...view.image, loadImages, results: measured });
  const shown = useShownPreviews(view.previews, { draft: editor.draft, loadImages, allowedOrigins });
  return (
    <>
      <ScoreBar view={view} preview={shown.whatsapp} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        {/* The fields stay visible beside the previews, so that a change and its effect are seen together. */}
        <div className="min-w-0 lg:sticky lg:top-4">
          <FieldSet
            fields={fields}
            original={view.original}
            imageHint={editor.draft === null ? hint : ""}
            draft={
              <DraftField draft={editor.draft} onDraft={(image) => editor.setDraft(image, view.pageUrl)} />
            }
            onChange={editor.change}
            onUndo={editor.undo}
          />
        </div>
        <div className="grid min-w-0 gap-8">
          <ScorePanel view={view} limits={limits} />
          <LivePreviews previews={shown} facts={facts} />
        </div>
      </div>
      <TagPanel view={view} off={edits.off} onChange={editor.switchOff} />
      <Fixes view={view} />
    </>
  );
}

/** Shown if the checker failed to load or crashed. */
export function CheckerFailure({ onRetry }: { onRetry(): void }) {
  return (
    <Notice tone="error" live className="mt-5">
      {LIVE_TEXT.failed}
      <Button onClick={onRetry} className="mt-3 flex">
        {LIVE_TEXT.retry}
      </Button>
    </Notice>
  );
}

/** The remaining issues and the finished tags to copy. */
function Fixes({ view: { issues, heads, prompts, imageChecked } }: { readonly view: EditorView }) {
  return (
    <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_27rem]">
      {issues.length === 0 && !imageChecked ? (
        <Notice tone="warning">
          <b className="font-medium">{LIVE_TEXT.imageUnchecked}.</b> {LIVE_TEXT.imageUncheckedText}
        </Notice>
      ) : (
        <IssueList issues={issues} />
      )}
      <div className="grid gap-5">
        <HeadPanel heads={heads} />
        {issues.length > 0 && <FixPrompt prompts={prompts} />}
      </div>
    </div>
  );
}

interface CheckedEditorProps {
  readonly known: Inspection;
  /** The view before any edit. */
  readonly first: EditorView;
  readonly facts: AllPlatformFacts;
  /** Private origins that the operator allows. */
  readonly allowedOrigins: readonly string[];
}

/** The editor for a page that the server has checked. */
export function CheckedEditor({ known, first, facts, allowedOrigins }: CheckedEditorProps) {
  const source = useMemo(() => ({ kind: "checked" as const, known }), [known]);
  const editor = useEditor(source, { first, loadImages: true, allowedOrigins });
  return (
    <>
      {editor.failed && <CheckerFailure onRetry={editor.retry} />}
      <Editor
        editor={editor}
        view={editor.view ?? first}
        facts={facts}
        limits={LIVE_TEXT.limitsChecked}
        allowedOrigins={allowedOrigins}
      />
    </>
  );
}
