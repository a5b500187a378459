import { useEffect, useMemo, useState } from "react";
import type { Fields } from "@/lib/inspect/edit/fields";
import type { ImageFacts } from "@/lib/inspect/resources";
import type { DeskView, Source } from "./editor-view";
import { type Edits, NO_EDITS } from "./edits";
import { type Answers, useAnswers } from "./use-editor-worker";
import { type Measured, useMeasuredImages } from "./use-measured-images";

export interface Desk extends Answers {
  readonly edits: Edits;
  readonly measured: Measured;
  /** Whether the browser may load pictures of the page. */
  readonly loadImages: boolean;
  change(fields: Partial<Fields>): void;
  undo(): void;
  switchOff(off: ReadonlySet<string>): void;
}

interface DeskOptions {
  /** What is drawn before anything is edited, where it is known already. */
  readonly first: DeskView | null;
  readonly loadImages: boolean;
}

/** A page that is being edited, and what follows from the edits; another source begins anew. */
export function useDesk(source: Source | null, { first, loadImages }: DeskOptions): Desk {
  const [begun, setBegun] = useState(source);
  const [fields, setFields] = useState(NO_EDITS.fields);
  const [off, setOff] = useState(NO_EDITS.off);
  const { measured, measure } = useMeasuredImages();
  if (begun !== source) {
    setBegun(source);
    setFields(NO_EDITS.fields);
    setOff(NO_EDITS.off);
  }

  const edits = useMemo(
    () => ({ fields, off, measured: loadImages ? factsOf(measured) : NO_EDITS.measured }),
    [fields, off, measured, loadImages],
  );
  const answers = useAnswers(source, edits, first);
  const image = answers.view?.image;
  const unknown = loadImages && image?.reported === null ? image.address : null;
  useEffect(() => {
    if (unknown !== null) measure(unknown);
  }, [unknown, measure]);

  return {
    ...answers,
    edits,
    measured,
    loadImages,
    change: (changed) => setFields({ ...fields, ...changed }),
    undo: () => setFields(NO_EDITS.fields),
    switchOff: setOff,
  };
}

function factsOf(measured: Measured): ReadonlyMap<string, ImageFacts> {
  return new Map([...measured].flatMap(([url, facts]) => (facts === null ? [] : [[url, facts] as const])));
}
