"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { PERFECT_IMAGES, PERFECT_URL, perfectHtml } from "@/lib/inspect/example/perfect-page";
import { LISTINGS } from "@/lib/inspect/platforms/names";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { ScoreNumber } from "../../_components/ui/score-number";
import { TextField } from "../../_components/ui/text-field";
import { CardFigure } from "../../_previews/card/card-figure";
import { examplePreview } from "../../_previews/card/example-preview";
import { google as googleDesign } from "../../_previews/cards/google/card";
import { whatsapp as whatsappDesign } from "../../_previews/cards/whatsapp/card";
import { EXAMPLE_TEXT, FIELD_TEXT } from "../editor-text.data";
import type { Edits } from "../edits";
import { TEXT_LENGTHS } from "../text-lengths.data";
import { useEditorWorker } from "../use-editor-worker";
import type { ExampleView } from "./example-view";

type ExampleFields = Pick<ExampleView, "title" | "description">;

const SOURCE = { kind: "pasted", html: perfectHtml(), url: PERFECT_URL } as const;
const MEASURED: Edits["measured"] = new Map(Object.entries(PERFECT_IMAGES));
const OFF: Edits["off"] = new Set();

const CARDS = {
  google: { name: "google", ...LISTINGS.google, design: googleDesign },
  whatsapp: { name: "whatsapp", ...LISTINGS.whatsapp, design: whatsappDesign },
} as const;

/** An example page whose previews and score change while one types. The checker is loaded at the first change. */
export function LiveExample({ first }: { readonly first: ExampleView }) {
  const [fields, setFields] = useState<ExampleFields>(first);
  const [shown, setShown] = useState<Pick<ExampleView, "score" | "previews">>(first);
  const isTouched = fields !== first;
  // Rendered on the server, the sheets of the cards would push this page's own social tags too far down for Slack.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const hint = (text: string, about: number) => FIELD_TEXT.characters(Array.from(text).length, about);
  return (
    <section
      aria-labelledby="example-heading"
      className="mt-16 grid items-start gap-6 no-script:hidden sm:mt-20 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="example-heading" className="font-semibold tracking-tight">
            {EXAMPLE_TEXT.heading}
          </h2>
          <p role="status" className="text-sm text-muted">
            {EXAMPLE_TEXT.score} <ScoreNumber score={shown.score} />
          </p>
        </div>
        <p className="mt-1 mb-4 text-sm/6 text-muted">{EXAMPLE_TEXT.lead}</p>
        <TextField
          label={FIELD_TEXT.labels.title}
          value={fields.title}
          hint={hint(fields.title, TEXT_LENGTHS.title)}
          onText={(title) => setFields({ ...fields, title })}
        />
        <div className="mt-2">
          <TextField
            label={FIELD_TEXT.labels.description}
            value={fields.description}
            rows={4}
            hint={hint(fields.description, TEXT_LENGTHS.description)}
            onText={(description) => setFields({ ...fields, description })}
          />
        </div>
      </div>
      <div className="grid min-h-[37rem] min-w-0 content-start items-start gap-4 sm:min-h-[25rem] sm:grid-cols-2">
        {isInBrowser && (
          <>
            <ExampleCard platform={CARDS.whatsapp} preview={shown.previews.whatsapp} />
            <ExampleCard platform={CARDS.google} preview={shown.previews.google} />
          </>
        )}
      </div>
      {isTouched && <ExampleChecker fields={fields} onView={setShown} />}
    </section>
  );
}

interface ExampleCardProps {
  readonly platform: (typeof CARDS)[keyof typeof CARDS];
  readonly preview: Preview;
}

function ExampleCard({ platform, preview }: ExampleCardProps) {
  return (
    <div className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface shadow-card">
      <h3 className="border-b border-line px-4 py-2 text-sm font-semibold">{platform.label}</h3>
      <div className="flex flex-col">
        <CardFigure platform={platform} preview={preview} view="phone" />
      </div>
    </div>
  );
}

interface ExampleCheckerProps {
  readonly fields: ExampleFields;
  onView(view: Pick<ExampleView, "score" | "previews">): void;
}

/** Checks the page as it is typed, in a worker; draws nothing. */
function ExampleChecker({ fields: { title, description }, onView }: ExampleCheckerProps) {
  const edits = useMemo(
    () => ({
      fields: { title, description, socialTitle: null, socialDescription: null },
      off: OFF,
      measured: MEASURED,
    }),
    [title, description],
  );
  const { view } = useEditorWorker(SOURCE, edits, null);
  useEffect(() => {
    if (view === null) return;
    const { google, whatsapp } = view.previews;
    const previews = {
      google: examplePreview(google),
      whatsapp: examplePreview(whatsapp),
    };
    onView({ score: view.score.value, previews });
  }, [view, onView]);
  return null;
}
