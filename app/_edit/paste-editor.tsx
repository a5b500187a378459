"use client";

import { Layers } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { completeUrl } from "@/lib/inspect/url/http-url";
import { EmptyState } from "../_components/ui/notice";
import { INPUT_LOOK, TextField } from "../_components/ui/text-field";
import { useDebounced } from "../_components/ui/use-debounced";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { CheckerFailure, Editor } from "./editor";
import { LIVE_TEXT, PASTE_TEXT } from "./editor-text.data";
import { useStoredPaste } from "./stored-edits";
import { useEditor } from "./use-editor";

const TYPING_MS = 250;

interface PasteEditorProps {
  readonly facts: AllPlatformFacts;
  /** Private origins that the operator allows. */
  readonly allowedOrigins: readonly string[];
}

/** The editor for pasted HTML. Unless images are loaded, it makes no request at all. */
export function PasteEditor({ facts, allowedOrigins }: PasteEditorProps) {
  const [paste, setPaste] = useState<Paste>({ html: "", url: "", loadImages: false });
  useStoredPaste(paste, setPaste);
  const { html, url } = useDebounced(paste, TYPING_MS);
  const source = useMemo(() => {
    const isBlank = html.trim() === "";
    return isBlank ? null : { kind: "pasted" as const, html, url: completeUrl(url) };
  }, [html, url]);
  const editor = useEditor(source, { first: null, loadImages: paste.loadImages, allowedOrigins });
  return (
    <div className="no-script:hidden">
      <PasteForm paste={paste} onChange={setPaste} />
      {editor.failed && <CheckerFailure onRetry={editor.retry} />}
      {editor.view === null ? (
        <div className="mt-5">
          <EmptyState icon={Layers} title={PASTE_TEXT.waiting} text={PASTE_TEXT.waitingText} />
        </div>
      ) : (
        <Editor
          editor={editor}
          view={editor.view}
          facts={facts}
          limits={LIVE_TEXT.limitsPasted}
          allowedOrigins={allowedOrigins}
        />
      )}
    </div>
  );
}

/** The pasted HTML and its options. */
export interface Paste {
  readonly html: string;
  readonly url: string;
  /** Whether the browser may load the page's images. */
  readonly loadImages: boolean;
}

interface PasteFormProps {
  readonly paste: Paste;
  onChange(paste: Paste): void;
}

/** The form for the HTML and its options. */
function PasteForm({ paste, onChange }: PasteFormProps) {
  const id = useId();
  return (
    <div className="mt-8 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <label htmlFor={id} className="text-sm font-medium">
        {PASTE_TEXT.source}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={9}
        value={paste.html}
        onChange={(event) => onChange({ ...paste, html: event.target.value })}
        placeholder={PASTE_TEXT.placeholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-describedby={`${id}-hint`}
        className={`${INPUT_LOOK} resize-y font-mono text-[13px]/5 sm:text-[13px]/5`}
      />
      <p id={`${id}-hint`} className="mt-1 text-[13px]/5 text-muted">
        {PASTE_TEXT.sourceHint}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <TextField
          label={PASTE_TEXT.url}
          value={paste.url}
          hint={PASTE_TEXT.urlHint}
          placeholder={PASTE_TEXT.urlPlaceholder}
          inputMode="url"
          onText={(url) => onChange({ ...paste, url })}
        />
        <label className="flex cursor-pointer items-start gap-3 self-start rounded-lg text-sm md:mt-7">
          <input
            type="checkbox"
            checked={paste.loadImages}
            onChange={(event) => onChange({ ...paste, loadImages: event.target.checked })}
            className="mt-0.5 size-4 shrink-0 accent-ink"
          />
          <span>
            <span className="font-medium">{PASTE_TEXT.images}</span>
            <span className="mt-0.5 block text-[13px]/5 text-muted">{PASTE_TEXT.imagesHint}</span>
          </span>
        </label>
      </div>
    </div>
  );
}
