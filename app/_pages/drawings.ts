import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { AppError } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once-per-process";
import { loadLetters } from "./drawable-text";
import { SOCIAL_IMAGE_PX } from "./page-metadata";

export type Png = Uint8Array<ArrayBuffer>;

interface DrawingLimits {
  /** Bytes of finished images that are kept. */
  readonly cachedBytesMax: number;
  /** Images that may wait to be drawn. */
  readonly waitingMax: number;
}

/** An image that is cached under its key, or drawn once for all who ask for it meanwhile. */
export interface Drawings {
  /** Throws `overloaded` when too many wait. */
  draw(key: string, element: () => Promise<ReactElement>): Promise<Png>;
  /** The cached image, or the one being drawn; null when it would have to be drawn. */
  known(key: string): Promise<Png> | null;
}

/** All drawings of the process, one after the other: each takes a tenth of a second and several megabytes. */
const turn = oncePerProcess("drawings", (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));

/** Images of 1200 × 630 px as PNG, in bounded number. */
export function createDrawings({ cachedBytesMax, waitingMax }: DrawingLimits): Drawings {
  const cached = new LRUCache<string, Png>({
    maxSize: cachedBytesMax,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const waiting = new Map<string, Promise<Png>>();

  function known(key: string): Promise<Png> | null {
    const png = cached.get(key);
    return png === undefined ? (waiting.get(key) ?? null) : Promise.resolve(png);
  }

  async function drawNew(key: string, element: () => Promise<ReactElement>): Promise<Png> {
    if (waiting.size >= waitingMax) throw new AppError("overloaded");
    const queue = turn();
    const drawing = queue.last.then(async () => render(await element()));
    waiting.set(key, drawing);
    queue.last = drawing.catch(() => undefined);
    try {
      const png = await drawing;
      cached.set(key, png);
      return png;
    } finally {
      waiting.delete(key);
    }
  }
  return { known, draw: (key, element) => known(key) ?? drawNew(key, element) };
}

async function render(element: ReactElement): Promise<Png> {
  const { fonts } = await loadLetters();
  const image = new ImageResponse(element, { ...SOCIAL_IMAGE_PX, fonts });
  return new Uint8Array(await image.arrayBuffer());
}
