"use client";

import { useMemo, useState } from "react";
import { applyChanges, type Draft, imageAddress } from "@/lib/inspect/edit/draft";
import { fieldsOf } from "@/lib/inspect/edit/fields";
import type { ImageFacts } from "@/lib/inspect/linked";
import { FieldSet } from "./field-set";
import { imageHint } from "./image-hint";
import { LiveResult } from "./live-result";
import { ScorePanel } from "./score-panel";
import { TagBench } from "./tag-bench";
import { LIVE } from "./texts.data";
import { useDebounced } from "./use-debounced";
import { type Measured, useMeasuredImages } from "./use-measured-images";

interface WorkbenchProps {
  readonly draft: Draft;
  /** Whether the browser may load pictures of the page. */
  readonly loadImages: boolean;
}

const TYPING_MS = 150;
const ALL_ON: ReadonlySet<string> = new Set();
const NOTHING_MEASURED: ReadonlyMap<string, ImageFacts> = new Map();

/** A page whose words can be changed and whose tags can be switched off, and all that follows from it. */
export function Workbench({ draft, loadImages }: WorkbenchProps) {
  const original = useMemo(() => fieldsOf(draft.page), [draft]);
  const [fields, setFields] = useState(original);
  const [off, setOff] = useState(ALL_ON);
  const settled = useDebounced(fields, TYPING_MS);

  const address = imageAddress(draft, settled);
  const reported = draft.known?.image?.url === address ? draft.known?.image : null;
  const results = useMeasuredImages(loadImages && !reported ? address : null);
  const measured = useMemo(() => (loadImages ? factsOf(results) : NOTHING_MEASURED), [results, loadImages]);

  const start = useMemo(
    () => applyChanges(draft, { fields: original, off: ALL_ON, measured }),
    [draft, original, measured],
  );
  const whole = useMemo(
    () => applyChanges(draft, { fields: settled, off: ALL_ON, measured }),
    [draft, settled, measured],
  );
  const shown = useMemo(
    () => (off.size === 0 ? whole : applyChanges(draft, { fields: settled, off, measured })),
    [draft, settled, off, measured, whole],
  );
  const hint = imageHint({
    written: settled.image,
    address,
    reported: reported ?? null,
    loadImages,
    results,
  });

  return (
    <>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <FieldSet
          fields={fields}
          changed={JSON.stringify(fields) !== JSON.stringify(original)}
          imageHint={hint}
          onChange={setFields}
          onReset={() => setFields(original)}
        />
        <ScorePanel
          inspection={shown.inspection}
          before={start.inspection.score.value}
          limits={draft.known === null ? LIVE.limitsPasted : LIVE.limitsChecked}
        />
      </div>
      <LiveResult inspection={shown.inspection} loadImages={loadImages}>
        <TagBench whole={whole} shown={shown} off={off} onChange={setOff} />
      </LiveResult>
    </>
  );
}

function factsOf(results: Measured): ReadonlyMap<string, ImageFacts> {
  return new Map([...results].flatMap(([url, facts]) => (facts === null ? [] : [[url, facts] as const])));
}
