import { readFileSync } from "node:fs";

interface SampleImage {
  readonly type: string;
  readonly bytes: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  "/samples/wide.jpg": "image/jpeg",
  "/samples/portrait.jpg": "image/jpeg",
  "/samples/square.png": "image/png",
  "/samples/icon.png": "image/png",
  "/samples/drawing.svg": "image/svg+xml",
};

/** The image at this path of the origin; undefined where there is none. */
export function sampleImage(path: string): SampleImage | undefined {
  const type = TYPES[path];
  if (type === undefined) return undefined;
  return { type, bytes: readFileSync(new URL(path.replace("/samples/", "images/"), import.meta.url)) };
}
