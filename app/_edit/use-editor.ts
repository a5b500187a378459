import { useEffect, useMemo, useState } from "react";
import type { Fields } from "@/lib/inspect/edit/fields";
import type { ImageFacts } from "@/lib/inspect/resources";
import type { EditorView, EditSource } from "./editor-view";
import { type Edits, NO_EDITS } from "./edits";
import { useEditorWorker, type WorkerState } from "./use-editor-worker";
import { type Measured, useMeasuredImages } from "./use-measured-images";

export interface EditorState extends WorkerState {
  readonly edits: Edits;
  readonly measured: Measured;
  /** Whether the browser may load the page's images. */
  readonly loadImages: boolean;
  change(fields: Partial<Fields>): void;
  undo(): void;
  switchOff(off: ReadonlySet<string>): void;
}

interface EditorOptions {
  /** The view before any edit, if known. */
  readonly first: EditorView | null;
  readonly loadImages: boolean;
  /** Private origins that the operator allows. */
  readonly allowedOrigins: readonly string[];
}

/** The state of the editor: the edits and their effect. Another source resets it. */
export function useEditor(
  source: EditSource | null,
  { first, loadImages, allowedOrigins }: EditorOptions,
): EditorState {
  const [current, setCurrent] = useState(source);
  const [fields, setFields] = useState(NO_EDITS.fields);
  const [off, setOff] = useState(NO_EDITS.off);
  const { measured, measure } = useMeasuredImages(allowedOrigins);
  if (current !== source) {
    setCurrent(source);
    setFields(NO_EDITS.fields);
    setOff(NO_EDITS.off);
  }

  const edits = useMemo(
    () => ({ fields, off, measured: loadImages ? factsOf(measured) : NO_EDITS.measured }),
    [fields, off, measured, loadImages],
  );
  const worker = useEditorWorker(source, edits, first);
  const image = worker.view?.image;
  const unknown = loadImages && image?.reported === null ? image.url : null;
  useEffect(() => {
    if (unknown !== null) measure(unknown);
  }, [unknown, measure]);

  return {
    ...worker,
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
