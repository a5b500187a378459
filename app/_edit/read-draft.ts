import { browserImage } from "@/lib/inspect/edit/known-images";
import type { ImageFacts } from "@/lib/inspect/resources";

/** An image from the visitor's disk. */
export interface DraftImage {
  /** The name of its file. */
  readonly name: string;
  /** The last part of the URL it will have. */
  readonly path: string;
  /** A URL that draws it in this browser alone. */
  readonly objectUrl: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly mime: string;
}

/** A larger file could take all of the browser's memory once it is drawn eight times. */
export const DRAFT_MEGABYTES_MAX = 25;

/** Measures a file as the browser draws it; why it can't be drawn, when it is no image or too large. */
export async function readDraft(file: File): Promise<DraftImage | "not_an_image" | "too_heavy"> {
  if (file.size > DRAFT_MEGABYTES_MAX * 1_000_000) return "too_heavy";
  const objectUrl = URL.createObjectURL(file);
  const image = new Image();
  image.src = objectUrl;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(objectUrl);
    return "not_an_image";
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const { name, size: bytes, type: mime } = file;
  return { name, path: draftPath(name), objectUrl, width, height, bytes, mime };
}

/** A file's name as the path of a URL: `/my-photo.jpg` of `My photo.jpg`. */
export function draftPath(name: string): string {
  const safe = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, "-")
    .replace(/^[.-]+|(?<!-)-+$/g, "");
  return `/${encodeURIComponent(safe || "image")}`;
}

/** What a check would learn of the draft once it is at this URL. */
export function draftFacts(draft: DraftImage, url: string): ImageFacts {
  const format = /^image\/([a-z0-9]+)/.exec(draft.mime)?.[1] ?? null;
  const { width, height, bytes, mime } = draft;
  return { ...browserImage(url, width, height), bytes, mime: mime || null, format };
}
