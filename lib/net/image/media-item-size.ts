// The size of an AVIF or HEIC image as displayed: that of its primary item, cropped and turned as its properties say
// (ISO/IEC 23008-12, sections 6.5 and 9.3).
import type { ImageSize } from "./image-format";

interface Box {
  readonly type: string;
  /** Of its contents. */
  readonly from: number;
  readonly to: number;
}

const BOXES_MAX = 10_000;

/** Null when the bytes do not tell. */
export function primaryItemSize(bytes: Buffer): ImageSize | null {
  try {
    return sizeIn(bytes);
  } catch {
    // A box that promises more than there is.
    return null;
  }
}

function sizeIn(bytes: Buffer): ImageSize | null {
  const meta = child(bytes, { from: 0, to: bytes.length }, "meta");
  // A full box: version and flags come before its children.
  const inMeta = meta && { from: meta.from + 4, to: meta.to };
  const pitm = inMeta && child(bytes, inMeta, "pitm");
  const iprp = inMeta && child(bytes, inMeta, "iprp");
  const ipco = iprp && child(bytes, iprp, "ipco");
  if (!pitm || !iprp || !ipco) return null;
  const id = bytes[pitm.from] === 0 ? bytes.readUInt16BE(pitm.from + 4) : bytes.readUInt32BE(pitm.from + 4);
  const all = [...boxes(bytes, ipco)];
  const ipmas = [...boxes(bytes, iprp)].filter(({ type }) => type === "ipma");
  const own = ipmas.flatMap((ipma) => propertiesOf(bytes, ipma, id)).flatMap((index) => all[index - 1] ?? []);
  return displayed(bytes, own);
}

/** Indexes, from 1, of an item's properties in their order. */
function propertiesOf(bytes: Buffer, { from, to }: Box, property: number): number[] {
  const version = bytes[from] ?? 0;
  const isWide = ((bytes[from + 3] ?? 0) & 1) === 1;
  let at = from + 8;
  for (let left = bytes.readUInt32BE(from + 4); left > 0 && at < to; left--) {
    const id = version < 1 ? bytes.readUInt16BE(at) : bytes.readUInt32BE(at);
    at += version < 1 ? 2 : 4;
    const count = bytes.readUInt8(at++);
    const read = (nth: number) =>
      isWide ? bytes.readUInt16BE(at + 2 * nth) & 0x7fff : bytes.readUInt8(at + nth) & 0x7f;
    if (id === property) return Array.from({ length: count }, (_, nth) => read(nth));
    at += isWide ? 2 * count : count;
  }
  return [];
}

function displayed(bytes: Buffer, properties: readonly Box[]): ImageSize | null {
  let size: ImageSize | null = null;
  for (const { type, from } of properties) {
    if (type === "ispe")
      size ??= { width: bytes.readUInt32BE(from + 4), height: bytes.readUInt32BE(from + 8) };
    if (size === null) continue;
    if (type === "clap") size = cropped(bytes, from) ?? size;
    if (type === "irot" && bytes.readUInt8(from) % 2 === 1) size = { width: size.height, height: size.width };
  }
  return size;
}

/** A clean aperture: width and height as fractions. */
function cropped(bytes: Buffer, from: number): ImageSize | null {
  const [width, height] = [0, 8].map((at) =>
    Math.round(bytes.readUInt32BE(from + at) / bytes.readUInt32BE(from + at + 4)),
  );
  return width !== undefined &&
    height !== undefined &&
    width > 0 &&
    height > 0 &&
    Number.isFinite(width * height)
    ? { width, height }
    : null;
}

function child(
  bytes: Buffer,
  within: { readonly from: number; readonly to: number },
  type: string,
): Box | undefined {
  for (const box of boxes(bytes, within)) if (box.type === type) return box;
  return undefined;
}

function* boxes(bytes: Buffer, { from, to }: { readonly from: number; readonly to: number }): Generator<Box> {
  let at = from;
  for (let left = BOXES_MAX; left > 0 && at + 8 <= to; left--) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (length < head) return;
    yield { type: bytes.toString("latin1", at + 4, at + 8), from: at + head, to: Math.min(at + length, to) };
    at += length;
  }
}
