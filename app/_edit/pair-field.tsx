import { useId } from "react";
import { TextField } from "../_components/ui/text-field";
import { FIELD_TEXT } from "./editor-text.data";

interface PairFieldProps {
  readonly label: string;
  readonly socialLabel: string;
  /** The tags set when the texts differ, and when they are the same. */
  readonly tags: { readonly own: string; readonly social: string; readonly both: string };
  readonly rows?: number;
  /** Characters that previews show of the text, and of the one for social previews. */
  readonly about: { readonly own: number; readonly social: number };
  readonly own: string;
  /** The text for social previews; null if it is the same. */
  readonly social: string | null;
  onChange(own: string, social: string | null): void;
}

const { characters, writtenTo } = FIELD_TEXT;

/** A text for search engines and, if it differs, the one for social previews. */
export function PairField({ label, socialLabel, tags, rows, about, own, social, onChange }: PairFieldProps) {
  const id = useId();
  const hint = (text: string, most: number, tag: string) =>
    `${characters(Array.from(text).length, most)}. ${writtenTo(tag)}`;
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        value={own}
        rows={rows}
        hint={hint(own, about.own, social === null ? tags.both : tags.own)}
        onText={(text) => onChange(text, social)}
      />
      <label htmlFor={id} className="flex w-fit cursor-pointer items-center gap-2 text-[13px]/5 text-muted">
        <input
          id={id}
          type="checkbox"
          checked={social === null}
          onChange={(event) => onChange(own, event.target.checked ? null : own)}
          className="size-4 shrink-0 accent-ink"
        />
        <span>
          {FIELD_TEXT.same}
          <span className="sr-only">: {label}</span>
        </span>
      </label>
      {social !== null && (
        <div className="mt-2">
          <TextField
            label={socialLabel}
            value={social}
            rows={rows}
            hint={hint(social, about.social, tags.social)}
            onText={(text) => onChange(own, text)}
          />
        </div>
      )}
    </div>
  );
}
