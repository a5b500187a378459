// The beginnings of image files: enough to measure them by, and nothing to look at.

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

export interface JpegParts extends Pixels {
  /** EXIF orientation, 1 to 8; no EXIF data when absent. */
  readonly orientation?: number;
  /** Bytes of other data that stand before the size. */
  readonly before?: number;
}

const SEGMENT_BYTES_MAX = 65_533;

export function jpeg({ width, height, orientation, before = 0 }: JpegParts): Buffer {
  const filler: Buffer[] = [];
  for (let left = before; left > 0; left -= SEGMENT_BYTES_MAX) {
    filler.push(segment(0xe2, Buffer.alloc(Math.min(left, SEGMENT_BYTES_MAX), "x")));
  }
  const exif = orientation === undefined ? [] : [segment(0xe1, exifOf(orientation))];
  const size = segment(0xc0, join(u8(8), u16(height), u16(width), u8(1), bytes("\x01\x11\0")));
  return join(
    bytes("\xff\xd8"),
    ...exif,
    ...filler,
    size,
    bytes("\xff\xda"),
    Buffer.alloc(64),
    bytes("\xff\xd9"),
  );
}

export function png({ width, height }: Pixels): Buffer {
  const head = join(u32(width), u32(height), bytes("\x08\x02\0\0\0"));
  return join(bytes("\x89PNG\r\n\x1a\n"), u32(13), bytes("IHDR"), head, u32(0), Buffer.alloc(64));
}

export function gif({ width, height }: Pixels): Buffer {
  return join(bytes("GIF89a"), u16le(width), u16le(height), bytes("\0\0\0;"));
}

export function bmp({ width, height }: Pixels): Buffer {
  return join(
    bytes("BM"),
    u32le(54),
    u32le(0),
    u32le(54),
    u32le(40),
    u32le(width),
    u32le(height),
    Buffer.alloc(28),
  );
}

/** One entry an icon; 256 pixels are written as 0. */
export function ico(...sizes: readonly Pixels[]): Buffer {
  const entries = sizes.map(({ width, height }) => join(u8(width % 256), u8(height % 256), Buffer.alloc(14)));
  return join(bytes("\0\0\x01\0"), u16le(sizes.length), ...entries);
}

export function tiff({ width, height }: Pixels): Buffer {
  const entry = (tag: number, value: number) => join(u16le(tag), u16le(4), u32le(1), u32le(value));
  return join(bytes("II*\0"), u32le(8), u16le(2), entry(256, width), entry(257, height), u32le(0));
}

export function svg(attributes: string): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`,
  );
}

/** `VP8 ` is lossy, `VP8L` lossless, `VP8X` extended. */
export function webp(kind: "VP8 " | "VP8L" | "VP8X", { width, height }: Pixels): Buffer {
  const body = WEBP_BODY[kind](width, height);
  return join(bytes("RIFF"), u32le(body.length + 12), bytes("WEBP"), bytes(kind), u32le(body.length), body);
}

export interface AvifParts extends Pixels {
  readonly brand?: string;
  /** Quarter turns, anticlockwise. */
  readonly turns?: number;
}

export function avif({ width, height, brand = "avif", turns = 0 }: AvifParts): Buffer {
  const properties = [
    box("ispe", u32(0), u32(width), u32(height)),
    ...(turns ? [box("irot", u8(turns))] : []),
  ];
  const meta = box("meta", u32(0), box("iprp", box("ipco", ...properties)));
  return join(box("ftyp", bytes(brand), u32(0), bytes("avifmif1miaf")), meta, box("mdat", Buffer.alloc(64)));
}

export interface ItemParts {
  /** Of each item, in the order of the file. */
  readonly sizes: readonly Pixels[];
  /** Number of the primary item, from 1. */
  readonly primary?: number;
  /** The clean aperture of the last item. */
  readonly crop?: Pixels;
  /** Quarter turns of the last item, anticlockwise. */
  readonly turns?: number;
}

/** The box that describes the items of an AVIF or HEIC file. */
export function items({ sizes, primary = 1, crop, turns = 0 }: ItemParts): Buffer {
  const last = [
    ...(crop
      ? [box("clap", u32(crop.width), u32(1), u32(crop.height), u32(1), u32(0), u32(1), u32(0), u32(1))]
      : []),
    ...(turns ? [box("irot", u8(turns))] : []),
  ];
  const properties = [
    ...sizes.map(({ width, height }) => box("ispe", u32(0), u32(width), u32(height))),
    ...last,
  ];
  const own = (index: number) => [
    index + 1,
    ...(index === sizes.length - 1 ? last.map((_, nth) => sizes.length + nth + 1) : []),
  ];
  const associations = sizes.map((_, index) =>
    join(u16(index + 1), u8(own(index).length), ...own(index).map((one) => u8(one | 0x80))),
  );
  const iprp = box(
    "iprp",
    box("ipco", ...properties),
    box("ipma", u32(0), u32(sizes.length), ...associations),
  );
  return box("meta", u32(0), box("pitm", u32(0), u16(primary)), iprp);
}

/** A file of these boxes. */
export function mediaFile(boxes: readonly Buffer[], brand = "avif"): Buffer {
  return join(
    box("ftyp", bytes(brand), u32(0), bytes("avifmif1miaf")),
    ...boxes,
    box("mdat", Buffer.alloc(64)),
  );
}

/** A box of so many bytes that tell nothing. */
export function pixelData(length: number): Buffer {
  return box("mdat", Buffer.alloc(length));
}

const WEBP_BODY = {
  "VP8 ": (width: number, height: number) =>
    join(bytes("\x10\x02\0\x9d\x01\x2a"), u16le(width), u16le(height), Buffer.alloc(16)),
  VP8L: (width: number, height: number) =>
    join(u8(0x2f), u32le((width - 1) | ((height - 1) << 14)), Buffer.alloc(16)),
  VP8X: (width: number, height: number) =>
    join(u32le(0), u24le(width - 1), u24le(height - 1), Buffer.alloc(16)),
} as const;

/** A TIFF with the one entry that tells the orientation. */
function exifOf(orientation: number): Buffer {
  const entry = join(u16(0x0112), u16(3), u32(1), u16(orientation), u16(0));
  return join(bytes("Exif\0\0MM\0*"), u32(8), u16(1), entry, u32(0));
}

function segment(marker: number, content: Buffer): Buffer {
  return join(u8(0xff), u8(marker), u16(content.length + 2), content);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = join(...content);
  return join(u32(body.length + 8), bytes(type), body);
}

function join(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts);
}

function bytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

function u8(value: number): Buffer {
  return Buffer.from([value]);
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function u32(value: number): Buffer {
  return join(u16(value >>> 16), u16(value & 0xffff));
}

function u16le(value: number): Buffer {
  return Buffer.from([value & 0xff, value >> 8]);
}

function u24le(value: number): Buffer {
  return join(u16le(value & 0xffff), u8(value >> 16));
}

function u32le(value: number): Buffer {
  return join(u16le(value & 0xffff), u16le(value >>> 16));
}
