import type { OnChunk } from "../transport/body-decoder";
import { Prefix } from "../transport/prefix";
import type { ResponseHead } from "../transport/response-reader";
import { type PartPicker, partPicker } from "./essential-parts";
import {
  FORMAT_BYTES,
  type ImageFormat,
  type ImageSize,
  imageFormatOf,
  imageSizeOf,
  mayBecomeSvg,
  type OtherContent,
  otherContentOf,
} from "./image-format";

/** Requested at first. So little is read to its end even when less was enough: that keeps the connection for the next. */
export const FIRST_BYTES = 16_384;
/** Bytes read at most; a photo's data about itself may take megabytes before its size comes. */
export const IMAGE_BYTES_MAX = 4_194_304;
/** Bytes kept at most of those. */
const KEPT_BYTES_MAX = 524_288;
/** So many bytes that tell nothing are worth another request for what follows them. */
const OPENING_BYTES = 64;
const JUMP_BYTES_MIN = 524_288;
const WEIGHT_BYTES_MAX = 50_000_000;

/** Takes the bytes of one image, over one or two requests, until its size is known or cannot become so. */
export class ImageReceiver {
  #start = new Prefix(KEPT_BYTES_MAX);
  #picker: PartPicker | null = null;
  /** Where the next byte is in the file. */
  #position = 0;
  #received = 0;
  #opening = Buffer.alloc(0);
  #nextTry = 1;
  #format: ImageFormat | null = null;
  #size: ImageSize | null = null;
  #head: ResponseHead | null = null;
  #weight: number | null = null;
  #isShort = false;

  begin(head: ResponseHead): OnChunk | null {
    // A server that knows no ranges begins again.
    if (head.status === 200 && this.#position > 0) this.#restart();
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

  /** Where the next byte is that may tell something. */
  get position(): number {
    return this.#position + (this.#picker?.skipping ?? 0);
  }

  get hasRead(): boolean {
    return this.#position > 0;
  }

  /** More of the file may tell its size, and there is more. */
  get wantsMore(): boolean {
    const mayTell = this.#format !== null || mayBecomeSvg(this.#bytes());
    const isWithin = this.position < Math.min(this.#weight ?? 0, WEIGHT_BYTES_MAX);
    return mayTell && !this.#size && isWithin && this.#hasRoom;
  }

  get #hasRoom(): boolean {
    return this.#start.length < KEPT_BYTES_MAX && this.#received < IMAGE_BYTES_MAX;
  }

  /** The next request is for what is at `position`. */
  continueAtPosition(): void {
    this.#position = this.position;
    this.#picker?.skipAhead();
  }

  /** What the bytes are when no program opens them as an image; null when they are one. */
  get otherContent(): OtherContent | null {
    return this.#format ? null : otherContentOf(this.#bytes());
  }

  /** Judges what has come, whatever its length. */
  judge(): void {
    const start = this.#bytes();
    this.#format ??= imageFormatOf(start);
    if (this.#format) this.#size ??= imageSizeOf(this.#format, start);
  }

  /** Tries again each time the bytes have doubled, so that a size which comes late costs little. */
  #take(chunk: Uint8Array): boolean {
    this.#position += chunk.length;
    this.#received += chunk.length;
    const more = this.#keep(chunk);
    // The brands of a container may come after the first piece, and a format that is told once stays.
    if (this.#picker !== null && this.#position >= this.#nextTry) {
      this.#nextTry = this.#position * 2;
      this.judge();
    }
    return more && (this.#isShort || !this.#hasEnough());
  }

  /** True as long as there is room for more. The first bytes are held until they tell what kind of file it is. */
  #keep(chunk: Uint8Array): boolean {
    let rest = chunk;
    if (this.#picker === null) {
      this.#opening = Buffer.concat([this.#opening, chunk]);
      if (this.#opening.length < OPENING_BYTES) return true;
      this.#format ??= imageFormatOf(this.#opening);
      this.#picker = partPicker(this.#opening);
      rest = this.#opening;
    }
    let more = true;
    for (const part of this.#picker.pick(rest)) more = this.#start.add(part);
    return more;
  }

  #hasEnough(): boolean {
    if (this.#size || this.#received >= IMAGE_BYTES_MAX) return true;
    if (this.#head?.status === 206 && (this.#picker?.skipping ?? 0) >= JUMP_BYTES_MIN) return true;
    if (this.#format !== null || this.#position < FORMAT_BYTES) return false;
    return !mayBecomeSvg(this.#bytes());
  }

  /** What is kept of the file. */
  #bytes(): Buffer {
    return this.#picker === null ? this.#opening : this.#start.bytes();
  }

  #restart(): void {
    this.#start = new Prefix(KEPT_BYTES_MAX);
    this.#picker = null;
    this.#position = 0;
    this.#opening = Buffer.alloc(0);
    this.#nextTry = 1;
  }
}

function weightOf({ status, headers }: ResponseHead): number | null {
  if (status === 206) return toBytes(/\/(\d+)\s*$/.exec(headers["content-range"] ?? "")?.[1]);
  return headers["content-encoding"] === undefined ? toBytes(headers["content-length"]) : null;
}

function toBytes(digits: string | undefined): number | null {
  return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
