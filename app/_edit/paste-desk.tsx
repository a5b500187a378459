"use client";

import { Layers } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { pastedDraft } from "@/lib/inspect/edit/draft";
import { completeAddress } from "../_components/check/complete-address";
import { EmptyState } from "../_components/ui/empty-state";
import { INPUT_LOOK } from "../_components/ui/input-look";
import { TextField } from "../_components/ui/text-field";
import { PASTE } from "./texts.data";
import { useDebounced } from "./use-debounced";
import { Workbench } from "./workbench";

const TYPING_MS = 250;

/** The desk for a page that exists only as pasted source. Until pictures are asked for, it causes no request at all. */
export function PasteDesk() {
  const [source, setSource] = useState({ html: "", address: "" });
  const [loadImages, setLoadImages] = useState(false);
  const { html, address } = useDebounced(source, TYPING_MS);
  const draft = useMemo(
    () => (html.trim() === "" ? null : pastedDraft(html, completeAddress(address))),
    [html, address],
  );
  const id = useId();
  return (
    <>
      <div className="mt-8 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6 no-script:hidden">
        <label htmlFor={id} className="text-sm font-medium">
          {PASTE.source}
        </label>
        <textarea
          id={id}
          dir="ltr"
          rows={9}
          value={source.html}
          onChange={(event) => setSource({ ...source, html: event.target.value })}
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
            value={source.address}
            hint={PASTE.addressHint}
            inputMode="url"
            onText={(text) => setSource({ ...source, address: text })}
          />
          <label className="flex cursor-pointer items-start gap-3 self-start rounded-lg text-sm md:mt-7">
            <input
              type="checkbox"
              checked={loadImages}
              onChange={(event) => setLoadImages(event.target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-ink"
            />
            <span>
              <span className="font-medium">{PASTE.images}</span>
              <span className="mt-0.5 block text-[13px]/5 text-muted">{PASTE.imagesHint}</span>
            </span>
          </label>
        </div>
      </div>
      {draft === null ? (
        <div className="mt-5 no-script:hidden">
          <EmptyState icon={Layers} title={PASTE.waiting} text={PASTE.waitingText} />
        </div>
      ) : (
        <Workbench key={`${address}\n${html}`} draft={draft} loadImages={loadImages} />
      )}
    </>
  );
}
