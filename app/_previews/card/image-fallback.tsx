"use client";

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";

interface ImageFallbackProps {
  readonly kind: "image" | "icon";
  /** Drawn once an image of this kind has failed in the visitor's browser. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Draws the card again without its image when the browser cannot load it, as the platform would. */
export function ImageFallback({ kind, fallback, children }: ImageFallbackProps) {
  const root = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  // An image may fail before this script runs, and such an error event is never heard.
  useEffect(() => {
    let current = true;
    const images = root.current?.querySelectorAll<HTMLImageElement>(`img[data-pv="${kind}"]`) ?? [];
    for (const image of images) {
      if (image.complete) image.decode().catch(() => current && setFailed(true));
    }
    return () => {
      current = false;
    };
  }, [kind]);

  function onError(event: SyntheticEvent) {
    if (event.target instanceof HTMLImageElement && event.target.dataset.pv === kind) setFailed(true);
  }

  if (failed) return fallback;
  return (
    <div ref={root} className="pv-fallback" onErrorCapture={onError}>
      {children}
    </div>
  );
}
