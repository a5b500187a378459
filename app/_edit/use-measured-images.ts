import { useEffect, useState } from "react";
import { browserImage } from "@/lib/inspect/edit/known-images";
import type { ImageFacts } from "@/lib/inspect/linked";

/** What came of loading a picture; null facts when the browser could not. */
export type Measured = ReadonlyMap<string, ImageFacts | null>;

const NONE: Measured = new Map();
/** Drawings have no size of their own in pixels. */
const DRAWING = /\.svg(?:[?#]|$)/i;

/** Loads the picture at this address to learn its size, and remembers it; asks nobody while the address is null. */
export function useMeasuredImages(url: string | null): Measured {
  const [measured, setMeasured] = useState(NONE);
  const known = url === null || measured.has(url);

  useEffect(() => {
    if (url === null || known) return;
    let current = true;
    const keep = (facts: ImageFacts | null) => {
      if (current) setMeasured((all) => new Map([...all, [url, facts]]));
    };
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image;
      const isDrawing = DRAWING.test(url) || naturalWidth === 0;
      keep(isDrawing ? null : browserImage(url, naturalWidth, naturalHeight));
    };
    image.onerror = () => keep(null);
    image.src = url;
    return () => {
      current = false;
    };
  }, [url, known]);

  return measured;
}
