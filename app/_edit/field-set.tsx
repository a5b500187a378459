"use client";

import type { Fields } from "@/lib/inspect/edit/fields";
import { ConfirmButton } from "../_components/ui/confirm-button";
import { Segmented } from "../_components/ui/segmented";
import { TextField } from "../_components/ui/text-field";
import { FIELD_TEXT } from "./texts.data";

interface FieldSetProps {
  readonly fields: Fields;
  readonly changed: boolean;
  /** What is known of the picture, in words. */
  readonly imageHint: string;
  onChange(fields: Fields): void;
  onReset(): void;
}

const { labels, hints, cards, characters } = FIELD_TEXT;

const CARDS = [
  ["", cards.none],
  ["summary", cards.summary],
  ["summary_large_image", cards.summary_large_image],
] as const;

/** What can be changed about the page. */
export function FieldSet({ fields, changed, imageHint, onChange, onReset }: FieldSetProps) {
  const set = (name: keyof Fields) => (value: string) => onChange({ ...fields, [name]: value });
  return (
    <section
      aria-labelledby="fields-heading"
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id="fields-heading" className="font-semibold tracking-tight">
          {FIELD_TEXT.heading}
        </h2>
        {changed && (
          <ConfirmButton
            label={FIELD_TEXT.reset}
            question={FIELD_TEXT.resetQuestion}
            consequence={FIELD_TEXT.resetConsequence}
            onConfirm={onReset}
          />
        )}
      </div>
      <div className="grid gap-3">
        <TextField
          label={labels.title}
          value={fields.title}
          hint={`${characters(fields.title.length)}. ${hints.title}`}
          onText={set("title")}
        />
        <TextField
          label={labels.description}
          value={fields.description}
          rows={3}
          hint={`${characters(fields.description.length)}. ${hints.description}`}
          onText={set("description")}
        />
        <TextField
          label={labels.image}
          value={fields.image}
          inputMode="url"
          hint={imageHint}
          onText={set("image")}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={labels.siteName} value={fields.siteName} hint="" onText={set("siteName")} />
          <div>
            <p aria-hidden className="mb-1.5 text-sm font-medium">
              {labels.card}
            </p>
            <Segmented
              legend={labels.card}
              options={cardOptions(fields.card)}
              value={fields.card}
              onChange={set("card")}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What the page says is among the choices, whatever it is. */
function cardOptions(card: string): readonly (readonly [string, string])[] {
  return CARDS.some(([name]) => name === card) ? CARDS : [...CARDS, [card, card.slice(0, 20)]];
}
