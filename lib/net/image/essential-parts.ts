// What of an image file tells its size, picked out while the file arrives: color profiles, thumbnails and pixel data may
// come before it and take megabytes, and are not kept.

/** Takes the bytes of a file piece by piece and returns those worth keeping. */
export interface PartPicker {
  pick(chunk: Uint8Array): readonly Uint8Array[];
  /** Bytes that come next and would be dropped. */
  readonly skipping: number;
  /** Those bytes will not come: the next piece is what follows them. */
  skipAhead(): void;
}

/** What is at the start of a part: its length with the header, and whether to keep it; null when more bytes are needed. */
type ReadHeader = (bytes: Buffer) => { readonly length: number; readonly keep: boolean } | "keep all" | null;

/** A picker for a file that begins like this. */
export function partPicker(start: Uint8Array): PartPicker {
  if (start[0] === 0xff && start[1] === 0xd8) return new Picker(jpegSegment, 2);
  const type = Buffer.from(start.subarray(4, 8)).toString("latin1");
  return type === "ftyp" ? new Picker(mediaBox, 0) : new Picker(() => "keep all", 0);
}

const HEADER_BYTES_MAX = 16;

class Picker implements PartPicker {
  readonly #readHeader: ReadHeader;
  #held = Buffer.alloc(0);
  #keeping: number;
  #skipping = 0;
  #keepsAll = false;

  constructor(readHeader: ReadHeader, kept: number) {
    this.#readHeader = readHeader;
    this.#keeping = kept;
  }

  get skipping(): number {
    return this.#skipping;
  }

  skipAhead(): void {
    this.#skipping = 0;
  }

  pick(chunk: Uint8Array): readonly Uint8Array[] {
    if (this.#keepsAll) return [chunk];
    const kept: Uint8Array[] = [];
    let rest: Uint8Array = chunk;
    while (rest.length > 0) {
      rest = this.#keepsAll ? this.#takeAll(rest, kept) : this.#step(rest, kept);
    }
    return kept;
  }

  #takeAll(rest: Uint8Array, kept: Uint8Array[]): Uint8Array {
    kept.push(rest);
    return rest.subarray(rest.length);
  }

  /** Takes what the current part still has, or the header of the next. */
  #step(rest: Uint8Array, kept: Uint8Array[]): Uint8Array {
    if (this.#skipping > 0) {
      const dropped = Math.min(this.#skipping, rest.length);
      this.#skipping -= dropped;
      return rest.subarray(dropped);
    }
    if (this.#keeping > 0) {
      const taken = Math.min(this.#keeping, rest.length);
      this.#keeping -= taken;
      kept.push(rest.subarray(0, taken));
      return rest.subarray(taken);
    }
    return this.#open(rest, kept);
  }

  #open(rest: Uint8Array, kept: Uint8Array[]): Uint8Array {
    const taken = Math.min(HEADER_BYTES_MAX - this.#held.length, rest.length);
    const header = Buffer.concat([this.#held, rest.subarray(0, taken)]);
    const part = this.#readHeader(header);
    if (part === null && header.length < HEADER_BYTES_MAX) {
      this.#held = header;
      return rest.subarray(taken);
    }
    const before = header.length - taken;
    this.#held = Buffer.alloc(0);
    if (part === null || part === "keep all") {
      this.#keepsAll = true;
      if (before > 0) kept.push(header.subarray(0, before));
      return rest;
    }
    return this.#begin({ part, before, header }, rest, kept);
  }

  #begin(
    { part, before, header }: { part: { length: number; keep: boolean }; before: number; header: Buffer },
    rest: Uint8Array,
    kept: Uint8Array[],
  ): Uint8Array {
    const left = part.length - before;
    if (part.keep) {
      if (before > 0) kept.push(header.subarray(0, before));
      this.#keeping = Math.max(left, 0);
    } else this.#skipping = Math.max(left, 0);
    return rest;
  }
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1: APP0 and APP1 (Exif) are kept, other applications' data and comments are not. */
function jpegSegment(bytes: Buffer): ReturnType<ReadHeader> {
  if (bytes.length < 4) return null;
  const [first = 0, marker = 0] = bytes;
  if (first !== 0xff) return "keep all";
  // A filling byte before a marker.
  if (marker === 0xff) return { length: 1, keep: false };
  // From the first frame or scan on, nothing is left out.
  if ((marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4) || marker === 0xda) return "keep all";
  const length = 2 + bytes.readUInt16BE(2);
  return { length, keep: !((marker >= 0xe2 && marker <= 0xef) || marker === 0xfe) };
}

/** ISO/IEC 14496-12, section 4.2: of the boxes of a file, those that name its type and describe its images. */
function mediaBox(bytes: Buffer): ReturnType<ReadHeader> {
  if (bytes.length < 8) return null;
  const type = bytes.toString("latin1", 4, 8);
  const keep = type === "ftyp" || type === "meta" || type === "moov";
  const short = bytes.readUInt32BE(0);
  if (short === 1) {
    if (bytes.length < 16) return null;
    const long = bytes.readBigUInt64BE(8);
    return long < 16n || long > BigInt(Number.MAX_SAFE_INTEGER) ? "keep all" : { length: Number(long), keep };
  }
  return short < 8 ? "keep all" : { length: short, keep };
}
