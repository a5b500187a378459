"use client";

import type { ReactNode } from "react";
import type { Fields } from "@/lib/inspect/edit/fields";
import { Segmented } from "../_components/ui/choice";
import { ConfirmButton } from "../_components/ui/confirm-button";
import { TextField } from "../_components/ui/text-field";
import { FIELD_TEXT } from "./editor-text.data";
import { PairField } from "./pair-field";
import { TEXT_LENGTHS } from "./text-lengths.data";

interface FieldSetProps {
  readonly fields: Fields;
  /** The fields before any edit. */
  readonly original: Fields;
  /** What is known about the image, as text. */
  readonly imageHint: string;
  /** Where an image from disk is chosen. */
  readonly draft: ReactNode;
  onChange(fields: Partial<Fields>): void;
  onUndo(): void;
}

const { labels, tags, cards } = FIELD_TEXT;

const CARDS = [
  ["", cards.none],
  ["summary", cards.summary],
  ["summary_large_image", cards.summary_large_image],
] as const;

/** The fields of the page that can be edited. */
export function FieldSet({ fields, original, imageHint, draft, onChange, onUndo }: FieldSetProps) {
  return (
    <section
      aria-labelledby="fields-heading"
      className="relative min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id="fields-heading" className="font-semibold tracking-tight">
          {FIELD_TEXT.heading}
        </h2>
        {JSON.stringify(fields) !== JSON.stringify(original) && (
          <ConfirmButton
            label={FIELD_TEXT.reset}
            question={FIELD_TEXT.resetQuestion}
            consequence={FIELD_TEXT.resetConsequence}
            onConfirm={onUndo}
          />
        )}
      </div>
      <div className="grid gap-3">
        <PairField
          label={labels.title}
          socialLabel={labels.socialTitle}
          tags={tags.title}
          about={{ own: TEXT_LENGTHS.title, social: TEXT_LENGTHS.socialTitle }}
          own={fields.title}
          social={fields.socialTitle}
          onChange={(title, socialTitle) => onChange({ title, socialTitle })}
        />
        <PairField
          label={labels.description}
          socialLabel={labels.socialDescription}
          tags={tags.description}
          about={{ own: TEXT_LENGTHS.description, social: TEXT_LENGTHS.description }}
          rows={3}
          own={fields.description}
          social={fields.socialDescription}
          onChange={(description, socialDescription) => onChange({ description, socialDescription })}
        />
        <div className="grid gap-2">
          <TextField
            label={labels.image}
            value={fields.image}
            inputMode="url"
            hint={imageHint}
            onText={(image) => onChange({ image })}
          />
          {draft}
          <TextField
            label={labels.imageAlt}
            value={fields.imageAlt}
            hint={FIELD_TEXT.imageAltHint}
            onText={(imageAlt) => onChange({ imageAlt })}
          />
        </div>
        <TextField
          label={labels.siteName}
          value={fields.siteName}
          hint={FIELD_TEXT.siteNameHint}
          onText={(siteName) => onChange({ siteName })}
        />
        <div>
          <p aria-hidden className="mb-1.5 text-sm font-medium">
            {labels.card}
          </p>
          <Segmented
            legend={labels.card}
            options={cardOptions(fields.card)}
            value={fields.card}
            onChange={(card) => onChange({ card })}
          />
        </div>
      </div>
    </section>
  );
}

/** The page's own value is among the choices, even an unknown one. */
function cardOptions(card: string): readonly (readonly [string, string])[] {
  return CARDS.some(([name]) => name === card) ? CARDS : [...CARDS, [card, card.slice(0, 20)]];
}
