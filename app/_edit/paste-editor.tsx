"use client";

import { Layers } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { completeAddress } from "@/lib/inspect/url/complete-url";
import { EmptyState } from "../_components/ui/notice";
import { INPUT_LOOK, TextField } from "../_components/ui/text-field";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { CoreFailure, Workbench } from "./editor";
import { LIVE, PASTE } from "./editor-text.data";
import { useDebounced } from "./use-debounced";
import { useDesk } from "./use-editor";

const TYPING_MS = 250;

/** The desk for a page that exists only as pasted source. Until pictures are asked for, it causes no request at all. */
export function PasteDesk({ facts }: { readonly facts: AllPlatformFacts }) {
  const [paste, setPaste] = useState<Paste>({ html: "", address: "", loadImages: false });
  const { html, address } = useDebounced(paste, TYPING_MS);
  const source = useMemo(() => {
    const isBlank = html.trim() === "";
    return isBlank ? null : { kind: "pasted" as const, html, address: completeAddress(address) };
  }, [html, address]);
  const desk = useDesk(source, { first: null, loadImages: paste.loadImages });
  return (
    <div className="no-script:hidden">
      <PasteForm paste={paste} onChange={setPaste} />
      {desk.failed && <CoreFailure onRetry={desk.retry} />}
      {desk.view === null ? (
        <div className="mt-5">
          <EmptyState icon={Layers} title={PASTE.waiting} text={PASTE.waitingText} />
        </div>
      ) : (
        <Workbench desk={desk} view={desk.view} facts={facts} limits={LIVE.limitsPasted} />
      )}
    </div>
  );
}

/** What is pasted, and what may be done with it. */
export interface Paste {
  readonly html: string;
  readonly address: string;
  /** Whether the browser may load pictures of the page. */
  readonly loadImages: boolean;
}

interface PasteFormProps {
  readonly paste: Paste;
  onChange(paste: Paste): void;
}

/** Where the source of a page is pasted. */
function PasteForm({ paste, onChange }: PasteFormProps) {
  const id = useId();
  return (
    <div className="mt-8 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <label htmlFor={id} className="text-sm font-medium">
        {PASTE.source}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={9}
        value={paste.html}
        onChange={(event) => onChange({ ...paste, html: event.target.value })}
        placeholder={PASTE.placeholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-describedby={`${id}-hint`}
        className={`${INPUT_LOOK} resize-y font-mono text-[13px]/5 sm:text-[13px]/5`}
      />
      <p id={`${id}-hint`} className="mt-1 text-[13px]/5 text-muted">
        {PASTE.sourceHint}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <TextField
          label={PASTE.address}
          value={paste.address}
          hint={PASTE.addressHint}
          placeholder={PASTE.addressPlaceholder}
          inputMode="url"
          onText={(address) => onChange({ ...paste, address })}
        />
        <label className="flex cursor-pointer items-start gap-3 self-start rounded-lg text-sm md:mt-7">
          <input
            type="checkbox"
            checked={paste.loadImages}
            onChange={(event) => onChange({ ...paste, loadImages: event.target.checked })}
            className="mt-0.5 size-4 shrink-0 accent-ink"
          />
          <span>
            <span className="font-medium">{PASTE.images}</span>
            <span className="mt-0.5 block text-[13px]/5 text-muted">{PASTE.imagesHint}</span>
          </span>
        </label>
      </div>
    </div>
  );
}
