import { useCallback, useRef, useState } from "react";
import { browserImage } from "@/lib/inspect/edit/known-images";
import type { ReportImage } from "@/lib/inspect/report";
import type { ImageFacts } from "@/lib/inspect/resources";
import { FIELD_TEXT } from "./editor-text.data";

/** What came of loading a picture; null facts when the browser could not. */
export type Measured = ReadonlyMap<string, ImageFacts | null>;

interface MeasuredImages {
  readonly measured: Measured;
  /** Loads the picture at this address to learn its size, once. */
  measure(url: string): void;
}

const NONE: Measured = new Map();
/** Drawings have no size of their own in pixels. */
const DRAWING = /\.svg(?:[?#]|$)/i;

/** The pictures whose size the browser has learnt by loading them; it asks nobody until told to. */
export function useMeasuredImages(): MeasuredImages {
  const [measured, setMeasured] = useState(NONE);
  const asked = useRef(new Set<string>());

  const measure = useCallback((url: string) => {
    if (asked.current.has(url)) return;
    asked.current.add(url);
    const keep = (facts: ImageFacts | null) => setMeasured((all) => new Map([...all, [url, facts]]));
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image;
      const isDrawing = DRAWING.test(url) || naturalWidth === 0;
      keep(isDrawing ? null : browserImage(url, naturalWidth, naturalHeight));
    };
    image.onerror = () => keep(null);
    image.src = url;
  }, []);

  return { measured, measure };
}

interface PictureState {
  /** The address as the page writes it. */
  readonly written: string;
  /** The same made absolute; null when it cannot be. */
  readonly address: string | null;
  /** What the report says of it; null when it says nothing of this one. */
  readonly reported: ReportImage | null;
  readonly loadImages: boolean;
  readonly results: Measured;
}

/** What is known of the picture, in a sentence. */
export function imageHint({ written, address, reported, loadImages, results }: PictureState): string {
  const words = FIELD_TEXT.imageStates;
  if (written.trim() === "") return words.none;
  if (address === null) return words.invalid;
  if (reported?.width && reported.height) return words.reported(reported.width, reported.height);
  if (reported !== null) return words.none;
  if (!loadImages) return words.withheld;
  const facts = results.get(address);
  if (facts === undefined) return words.loading;
  if (!facts?.width || !facts.height) return words.failed;
  return words.measured(facts.width, facts.height);
}
