import type { ReportImage } from "../report";
import type { ImageFacts } from "../resources";

const FORMATS: Readonly<Record<string, string>> = {
  "image/svg+xml": "svg",
  "image/x-icon": "ico",
  "image/vnd.microsoft.icon": "ico",
};

/** What a report says of the page's image, as facts of its file; empty when it says nothing. */
export function knownImages(image: ReportImage | null): ReadonlyMap<string, ImageFacts> {
  if (image === null) return new Map();
  const { url, state, width, height, mime, size, inspected } = image;
  const format = mime === null ? null : (FORMATS[mime] ?? /^image\/([a-z0-9]+)$/.exec(mime)?.[1] ?? null);
  const facts = {
    url,
    finalUrl: url,
    state,
    status: null,
    width,
    height,
    format,
    mime,
    bytes: size,
    timeMs: 0,
  };
  return new Map([[url, { ...facts, inspected }]]);
}

/** An image that a browser has loaded, of which it tells no more than its size. */
export function browserImage(url: string, width: number, height: number): ImageFacts {
  return {
    url,
    finalUrl: url,
    state: "ok",
    status: null,
    width,
    height,
    format: null,
    mime: null,
    bytes: null,
    timeMs: 0,
    inspected: true,
  };
}
