import { useCallback, useRef, useState } from "react";
import { browserImage } from "@/lib/inspect/edit/known-images";
import type { ReportImage } from "@/lib/inspect/report";
import type { ImageFacts } from "@/lib/inspect/resources";
import { isPublicUrl } from "@/lib/inspect/url/url-policy";
import { FIELD_TEXT } from "./editor-text.data";

/** The facts of each image by URL; null if the browser could not load it. */
export type Measured = ReadonlyMap<string, ImageFacts | null>;

interface MeasuredImages {
  readonly measured: Measured;
  /** Loads the image at this URL once to measure it. */
  measure(url: string): void;
}

const NONE: Measured = new Map();
/** SVG images have no size in pixels. */
const DRAWING = /\.svg(?:[?#]|$)/i;

/**
 * Images measured by loading them in the browser. Nothing is fetched until `measure` is called, and nothing from private
 * hosts but the origins that are allowed.
 */
export function useMeasuredImages(allowedOrigins: readonly string[]): MeasuredImages {
  const [measured, setMeasured] = useState(NONE);
  const started = useRef(new Set<string>());

  const measure = useCallback(
    (url: string) => {
      if (started.current.has(url)) return;
      started.current.add(url);
      const keep = (facts: ImageFacts | null) => setMeasured((all) => new Map([...all, [url, facts]]));
      if (isPublicUrl(url, allowedOrigins)) loadImage(url, keep);
      else keep(null);
    },
    [allowedOrigins],
  );

  return { measured, measure };
}

function loadImage(url: string, done: (facts: ImageFacts | null) => void): void {
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.onload = () => {
    const { naturalWidth, naturalHeight } = image;
    const isDrawing = DRAWING.test(url) || naturalWidth === 0;
    done(isDrawing ? null : browserImage(url, naturalWidth, naturalHeight));
  };
  image.onerror = () => done(null);
  image.src = url;
}

interface HintedImage {
  /** The URL as the page writes it. */
  readonly written: string;
  /** The absolute URL; null if it is invalid. */
  readonly url: string | null;
  /** The image in the report; null if the report has another one. */
  readonly reported: ReportImage | null;
  readonly loadImages: boolean;
  readonly results: Measured;
}

/** What is known about the image, in a sentence. */
export function imageHint({ written, url, reported, loadImages, results }: HintedImage): string {
  const words = FIELD_TEXT.imageStates;
  if (written.trim() === "") return words.none;
  if (url === null) return words.invalid;
  if (reported?.width && reported.height) return words.reported(reported.width, reported.height);
  if (reported !== null) return words.none;
  if (!loadImages) return words.withheld;
  const facts = results.get(url);
  if (facts === undefined) return words.loading;
  if (!facts?.width || !facts.height) return words.failed;
  return words.measured(facts.width, facts.height);
}
