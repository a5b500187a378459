import { useEffect, useMemo, useState } from "react";
import type { Fields } from "@/lib/inspect/edit/fields";
import type { ImageFacts } from "@/lib/inspect/resources";
import type { EditorView, EditSource } from "./editor-view";
import { type Edits, NO_EDITS } from "./edits";
import { type DraftImage, draftFacts } from "./read-draft";
import { useStoredEdits } from "./stored-edits";
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
  /** The image from disk that the fields name; null when they name another. */
  readonly draft: PlacedDraft | null;
  /** Puts an image from disk in place of the page's; `pageUrl` is where it will be. Null takes it out again. */
  setDraft(image: DraftImage | null, pageUrl: string): void;
}

interface PlacedDraft extends DraftImage {
  /** The URL it will have. */
  readonly url: string;
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
  const [placed, setPlaced] = useState<PlacedDraft | null>(null);
  const draft = placed !== null && fields.image === placed.url ? placed : null;
  const { measured, measure } = useMeasuredImages(allowedOrigins);
  if (current !== source) {
    setCurrent(source);
    setFields(NO_EDITS.fields);
    setOff(NO_EDITS.off);
  }

  const edits = useMemo(
    () => ({ fields, off, measured: knownFacts(loadImages ? measured : null, draft) }),
    [fields, off, measured, loadImages, draft],
  );
  const storable = useMemo(() => (draft === null ? fields : withoutImage(fields)), [fields, draft]);
  useStoredEdits(source, { fields: storable, off }, (stored) => {
    setFields(stored.fields);
    setOff(stored.off);
  });
  useEffect(() => () => (placed === null ? undefined : URL.revokeObjectURL(placed.objectUrl)), [placed]);
  const worker = useEditorWorker(source, edits, first);
  const image = worker.view?.image;
  const isDraft = draft !== null && image?.url === draft.url;
  const unknown = loadImages && !isDraft && image?.reported === null ? image.url : null;
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
    draft,
    setDraft(chosen, pageUrl) {
      const others = withoutImage(fields);
      if (chosen === null) {
        setPlaced(null);
        setFields(others);
        return;
      }
      const url = new URL(chosen.path, pageUrl).href;
      setPlaced({ ...chosen, url });
      setFields({ ...others, image: url });
    },
  };
}

/** A draft is gone with the page that drew it. */
function withoutImage({ image: _, ...others }: Edits["fields"]): Edits["fields"] {
  return others;
}

function knownFacts(measured: Measured | null, draft: PlacedDraft | null): Edits["measured"] {
  const known = measured === null ? NO_EDITS.measured : factsOf(measured);
  return draft === null ? known : new Map([...known, [draft.url, draftFacts(draft, draft.url)]]);
}

function factsOf(measured: Measured): ReadonlyMap<string, ImageFacts> {
  return new Map([...measured].flatMap(([url, facts]) => (facts === null ? [] : [[url, facts] as const])));
}
