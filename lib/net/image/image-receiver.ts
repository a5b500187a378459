import type { OnChunk } from "../transport/body-decoder";
import { Prefix } from "../transport/prefix";
import type { ResponseHead } from "../transport/response-reader";
import {
  FORMAT_BYTES,
  type ImageFormat,
  type ImageSize,
  imageFormatOf,
  imageSizeOf,
  isNoImage,
} from "./image-format";

/** Asked for at first. So little is read to its end even when less was enough: that keeps the connection for the next. */
export const FIRST_BYTES = 16_384;
/** Bytes read at most; a photo's own data about itself may take hundreds of kilobytes before its size comes. */
export const IMAGE_BYTES_MAX = 524_288;
const WEIGHT_BYTES_MAX = 50_000_000;

/** Takes the bytes of one image, over one or two requests, until its size is known or cannot become so. */
export class ImageReceiver {
  readonly #start = new Prefix(IMAGE_BYTES_MAX);
  #nextTry = 1;
  #format: ImageFormat | null = null;
  #size: ImageSize | null = null;
  #head: ResponseHead | null = null;
  #weight: number | null = null;
  #isShort = false;

  begin(head: ResponseHead): OnChunk | null {
    this.#head = head;
    this.#weight = weightOf(head) ?? this.#weight;
    this.#isShort = head.status === 206 && Number(head.headers["content-length"]) <= FIRST_BYTES;
    const usable = (head.status === 200 || head.status === 206) && !this.isTooLarge;
    return usable ? (chunk) => this.#take(chunk) : null;
  }

  get head(): ResponseHead | null {
    return this.#head;
  }

  get format(): ImageFormat | null {
    return this.#format;
  }

  get size(): ImageSize | null {
    return this.#size;
  }

  /** Weight of the whole file, as its headers tell it. */
  get weight(): number | null {
    return this.#weight;
  }

  get isTooLarge(): boolean {
    return (this.#weight ?? 0) > WEIGHT_BYTES_MAX;
  }

  get bytesRead(): number {
    return this.#start.length;
  }

  /** More of the file may tell its size, and there is more. */
  get wantsMore(): boolean {
    const read = this.bytesRead;
    return !!this.#format && !this.#size && read < IMAGE_BYTES_MAX && read < (this.#weight ?? 0);
  }

  /** The bytes are text, or nothing that is known and nothing the site calls an image. */
  get isNoImage(): boolean {
    if (this.#format) return false;
    const type = this.#head?.headers["content-type"] ?? "";
    return this.bytesRead === 0 || !/^\s*image\//i.test(type) || isNoImage(this.#start.bytes());
  }

  /** Judges what has come, whatever its length. */
  judge(): void {
    const start = this.#start.bytes();
    this.#format ??= imageFormatOf(start);
    if (this.#format) this.#size ??= imageSizeOf(this.#format, start);
  }

  /** Tries again each time the bytes have doubled, so that a size which comes late costs little. */
  #take(chunk: Uint8Array): boolean {
    const more = this.#start.add(chunk);
    if (this.bytesRead >= this.#nextTry) {
      this.#nextTry = this.bytesRead * 2;
      this.judge();
    }
    const enough = this.#size || (this.#format === null && this.bytesRead >= FORMAT_BYTES);
    return more && (this.#isShort || !enough);
  }
}

function weightOf({ status, headers }: ResponseHead): number | null {
  if (status === 206) return toBytes(/\/(\d+)\s*$/.exec(headers["content-range"] ?? "")?.[1]);
  return headers["content-encoding"] === undefined ? toBytes(headers["content-length"]) : null;
}

function toBytes(digits: string | undefined): number | null {
  return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
