import { constants, gunzipSync } from "node:zlib";
import sync from "probe-image-size/sync.js";
import { fromFirstTag, looksLikeHtml } from "../page/sniff-html";
import { primaryItemSize } from "./media-item-size";

interface Format {
  readonly name: string;
  readonly mime: string;
  /** Bytes of the file from `offset` on, one character a byte; `?` stands for any byte. */
  readonly signature: string;
  readonly offset?: number;
  /** Is somewhere in the first 64 bytes, for containers that list the formats they hold. */
  readonly brand?: string;
}

export interface ImageFormat {
  /** `jpeg`, `png`, `svg` … */
  readonly name: string;
  readonly mime: string;
}

/** Bytes that are enough to tell a format; an svg may begin with a long preamble. */
export const FORMAT_BYTES = 16_384;
const BRANDS_BYTES = 64;
const TEXT_BYTES = 512;
/** A tag of which hardly anything has come. */
const CUT_START = /^<[!?\w:-]{0,50}$/;
const STRAY_BYTES_MAX = 64;
/** Even a hostile file grows to no more than a thousand times as much. */
const ZIPPED_BYTES = 4_096;
const UNZIPPED_BYTES_MAX = 8 * 1024 * 1024;

/** https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern, and the formats it leaves out. */
const FORMATS: readonly Format[] = [
  { name: "jpeg", mime: "image/jpeg", signature: "\xff\xd8\xff" },
  { name: "png", mime: "image/png", signature: "\x89PNG\r\n\x1a\n" },
  { name: "gif", mime: "image/gif", signature: "GIF8?a" },
  { name: "webp", mime: "image/webp", signature: "RIFF????WEBPVP" },
  { name: "avif", mime: "image/avif", signature: "ftypavi", offset: 4 },
  { name: "heic", mime: "image/heic", signature: "ftyphei", offset: 4 },
  { name: "heic", mime: "image/heic", signature: "ftyphev", offset: 4 },
  { name: "avif", mime: "image/avif", signature: "ftypm", offset: 4, brand: "avif" },
  { name: "heic", mime: "image/heif", signature: "ftypm", offset: 4 },
  { name: "bmp", mime: "image/bmp", signature: "BM????\0\0\0\0" },
  { name: "ico", mime: "image/x-icon", signature: "\0\0\x01\0" },
  { name: "ico", mime: "image/x-icon", signature: "\0\0\x02\0" },
  { name: "tiff", mime: "image/tiff", signature: "II*\0" },
  { name: "tiff", mime: "image/tiff", signature: "MM\0*" },
  { name: "jxl", mime: "image/jxl", signature: "\xff\x0a" },
  { name: "jxl", mime: "image/jxl", signature: "\0\0\0\x0cJXL \r\n\x87\n" },
  { name: "jp2", mime: "image/jp2", signature: "\0\0\0\x0cjP  \r\n\x87\n" },
  { name: "psd", mime: "image/vnd.adobe.photoshop", signature: "8BPS" },
];

const SVG: ImageFormat = { name: "svg", mime: "image/svg+xml" };

const SVG_START = /^<(?:!doctype\s+svg|(?:[\w-]{1,50}:)?svg)[\s/>]/i;

/** The format of an image by its first bytes; null when they are not those of an image. */
export function imageFormatOf(start: Buffer): ImageFormat | null {
  const text = start.toString("latin1", 0, FORMAT_BYTES);
  const found = FORMATS.find((format) => matches(text, format));
  if (found) return { name: found.name, mime: found.mime };
  return SVG_START.test(fromFirstTag(markupOf(start))) ? SVG : null;
}

/** True while the bytes may still turn out to be an svg: nothing but comments and declarations has come. */
export function mayBecomeSvg(start: Buffer): boolean {
  const rest = fromFirstTag(markupOf(start));
  return rest === "" || CUT_START.test(rest) || rest.startsWith("<!--") || rest.startsWith("<?");
}

/** What bytes that are no image are instead. */
export interface OtherContent {
  /** Their media type, where it can be told. */
  readonly mime: string | null;
  /** An image, but for what is before its first byte, with which no program opens it. */
  readonly hasStrayStart: boolean;
}

/** What a site sends in place of an image. */
export function otherContentOf(start: Buffer): OtherContent {
  const rest = withoutStrayStart(start);
  const image = rest === start ? null : imageFormatOf(rest);
  if (image !== null && image.name !== "svg") return { mime: image.mime, hasStrayStart: true };
  return { mime: start.length === 0 ? null : mimeOf(start), hasStrayStart: false };
}

function mimeOf(start: Buffer): string | null {
  if (looksLikeHtml(start)) return "text/html";
  const text = start.toString("latin1", 0, TEXT_BYTES);
  if (text.startsWith("%PDF-")) return "application/pdf";
  if (text.startsWith("ftyp", 4)) return "video/mp4";
  if (text.startsWith("PK\x03\x04")) return "application/zip";
  if (!start.subarray(0, TEXT_BYTES).every(isPrintable)) return null;
  if (/^\s*[[{]/.test(text)) return "application/json";
  return /^\s*<[?!a-z]/i.test(text) ? "application/xml" : "text/plain";
}

/** Programs print a line break or a byte order mark before a file that they pass on. */
function withoutStrayStart(start: Buffer): Buffer {
  const [stray = ""] = /^(?:\xef\xbb\xbf|[\s\0])+/.exec(start.toString("latin1", 0, STRAY_BYTES_MAX)) ?? [];
  return stray === "" ? start : start.subarray(stray.length);
}

/** A file's text as far as it is markup: unzipped, and with one byte a character where it is UTF-16. */
function markupOf(start: Buffer): string {
  const bytes = start[0] === 0x1f && start[1] === 0x8b ? unzipped(start) : start;
  const text = bytes.toString("latin1");
  const isWide = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/.test(text);
  return isWide ? text.replaceAll("\0", "") : text;
}

/** The beginning of a gzip file, as much as a small piece of it holds. */
function unzipped(start: Buffer): Buffer {
  try {
    const piece = start.subarray(0, ZIPPED_BYTES);
    return gunzipSync(piece, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: UNZIPPED_BYTES_MAX });
  } catch {
    return Buffer.alloc(0);
  }
}

function isPrintable(byte: number): boolean {
  return byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

function matches(text: string, { signature, offset = 0, brand = "" }: Format): boolean {
  if (!text.slice(0, BRANDS_BYTES).includes(brand)) return false;
  for (let i = 0; i < signature.length; i++) {
    if (signature[i] !== "?" && signature[i] !== text[offset + i]) return false;
  }
  return true;
}

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

const ICON_START = Buffer.from("\0\0\x01\0");

const PARSER_BY_FORMAT: Readonly<Record<string, string>> = { heic: "avif" };

/** From this EXIF orientation on, the image lies on its side. */
const ROTATED_FROM = 5;

/** The size an image is displayed at, read from its first bytes; null when they do not tell. */
export function imageSizeOf(format: ImageFormat, start: Buffer): ImageSize | null {
  const item = format.name === "avif" || format.name === "heic" ? primaryItemSize(start) : null;
  if (item !== null) return item;
  const size = parse(PARSER_BY_FORMAT[format.name] ?? format.name, parseable(format, start));
  if (!size) return null;
  const width = toPixels(size.width, size.wUnits);
  const height = toPixels(size.height, size.hUnits);
  if (!(width > 0 && height > 0)) return null;
  return (size.orientation ?? 1) >= ROTATED_FROM ? { width: height, height: width } : { width, height };
}

/** What the parser of a format reads: an svg from its first tag on, and a cursor as an icon, which it is but for its third byte. */
function parseable({ name }: ImageFormat, start: Buffer): Buffer {
  if (name === "svg") return Buffer.from(fromFirstTag(markupOf(start)), "latin1");
  return name === "ico" ? Buffer.concat([ICON_START, start.subarray(ICON_START.length)]) : start;
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
