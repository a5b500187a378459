import { useCallback, useRef, useState } from "react";
import { browserImage } from "@/lib/inspect/edit/known-images";
import type { ImageFacts } from "@/lib/inspect/linked";

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
