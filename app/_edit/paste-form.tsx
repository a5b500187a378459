import { useId } from "react";
import { INPUT_LOOK } from "../_components/ui/input-look";
import { TextField } from "../_components/ui/text-field";
import { PASTE } from "./texts.data";

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
export function PasteForm({ paste, onChange }: PasteFormProps) {
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
