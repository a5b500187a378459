import sync from "probe-image-size/sync.js";
import type { ImageFormat } from "./image-format";

export interface ImageSize {
  /** Pixels as displayed. */
  readonly width: number;
  readonly height: number;
}

/** Pixels a unit of an svg's own size (https://www.w3.org/TR/css-values-3/#absolute-lengths). */
const PX_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

const PARSER_BY_FORMAT: Readonly<Record<string, string>> = { heic: "avif" };

/** From this EXIF orientation on, the image lies on its side. */
const ROTATED_FROM = 5;

/** The size an image is displayed at, read from its first bytes; null when they do not tell. */
export function imageSizeOf(format: ImageFormat, start: Uint8Array): ImageSize | null {
  const size = parse(PARSER_BY_FORMAT[format.name] ?? format.name, start);
  if (!size) return null;
  const width = toPixels(size.width, size.wUnits);
  const height = toPixels(size.height, size.hUnits);
  if (!(width > 0 && height > 0)) return null;
  return (size.orientation ?? 1) >= ROTATED_FROM ? { width: height, height: width } : { width, height };
}

/** A parser that stumbles over hostile bytes has found no size. */
function parse(parser: string, start: Uint8Array) {
  try {
    return sync.parsers[parser]?.(start);
  } catch {
    return null;
  }
}

/** NaN for a unit that depends on a font or a window. */
function toPixels(value: number, unit: string): number {
  return Math.round(value * (PX_PER_UNIT[unit] ?? Number.NaN));
}
