import { encodeJpeg } from "./jpeg";
import { paintGarden } from "./pixels";
import { encodePng } from "./png";

interface SampleImage {
  readonly type: string;
  readonly bytes: Buffer;
}

const MAKERS: Readonly<Record<string, () => SampleImage>> = {
  "/samples/wide.jpg": () => jpeg(1200, 630),
  "/samples/portrait.jpg": () => jpeg(800, 1200),
  "/samples/square.png": () => png(240),
  "/samples/icon.png": () => png(64),
  "/samples/drawing.svg": () => ({ type: "image/svg+xml", bytes: Buffer.from(SVG) }),
};

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#34585f"/><circle cx="600" cy="315" r="120" fill="#ffeec8"/></svg>`;

const made = new Map<string, SampleImage>();

/** The image at this path of the origin, painted on first use; undefined where there is none. */
export function sampleImage(path: string): SampleImage | undefined {
  const make = MAKERS[path];
  if (make === undefined) return undefined;
  const image = made.get(path) ?? make();
  made.set(path, image);
  return image;
}

function jpeg(width: number, height: number): SampleImage {
  return { type: "image/jpeg", bytes: encodeJpeg(paintGarden(width, height)) };
}

function png(side: number): SampleImage {
  return { type: "image/png", bytes: encodePng(paintGarden(side, side)) };
}
