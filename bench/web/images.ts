// Deterministic image files that any decoder reads: noise in the sizes and weights of real social images.
import { crc32, deflateSync } from "node:zlib";
import { SeededRandom } from "./seeded-random";

/** A PNG of that size whose first rows are noise until the file weighs about `bytes`. */
export function makePng(size: { width: number; height: number }, bytes: number): Buffer {
  const { width, height } = size;
  const random = new SeededRandom(width * height);
  const row = width * 3 + 1;
  const raw = Buffer.alloc(row * height, 0x40);
  for (let y = 0; y < height; y++) raw[y * row] = 0;
  for (let i = 0; i < Math.min(raw.length, bytes); i++) if (i % row !== 0) raw[i] = random.int(256);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(raw, { level: 1 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

// Canonical Huffman tables as the JPEG standard counts them: codes per length, then the symbols.
const DC_COUNTS = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const DC_SYMBOLS = Array.from({ length: 12 }, (_, i) => i);
const AC_COUNTS = [0, 2, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const AC_SYMBOLS = [0x01, 0x00, 0x02, 0x03, 0x11, 0x04];

type Code = readonly [code: number, bits: number];

/** A baseline greyscale JPEG of that size and about that weight, with `exifBytes` of padding before its frame header. */
export function makeJpeg(size: { width: number; height: number }, bytes: number, exifBytes = 0): Buffer {
  const { width, height } = size;
  const exif = exifBytes ? [segment(0xe1, [...Buffer.from("Exif\0\0"), ...Buffer.alloc(exifBytes, 1)])] : [];
  const head = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...exif,
    segment(0xdb, [0, ...Buffer.alloc(64, 8)]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0, ...DC_COUNTS, ...DC_SYMBOLS]),
    segment(0xc4, [0x10, ...AC_COUNTS, ...AC_SYMBOLS]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
  ]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return Buffer.concat([head, noiseScan(blocks, bytes - head.length - 2), Buffer.from([0xff, 0xd9])]);
}

function segment(marker: number, data: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

function huffman(counts: readonly number[], symbols: readonly number[]): ReadonlyMap<number, Code> {
  const codes = new Map<number, Code>();
  let code = 0;
  let next = 0;
  counts.forEach((count, length) => {
    for (let i = 0; i < count; i++) codes.set(symbols[next++] ?? 0, [code++, length + 1]);
    code <<= 1;
  });
  return codes;
}

function noiseScan(blocks: number, bytes: number): Buffer {
  const random = new SeededRandom(blocks);
  const out: number[] = [];
  let held = 0;
  let heldBits = 0;
  const put = ([value, bits]: Code) => {
    held = (held << bits) | value;
    heldBits += bits;
    while (heldBits >= 8) {
      const byte = (held >> (heldBits - 8)) & 255;
      out.push(byte);
      if (byte === 255) out.push(0);
      heldBits -= 8;
      held &= (1 << heldBits) - 1;
    }
  };
  const zero = huffman(DC_COUNTS, DC_SYMBOLS).get(0) ?? [0, 2];
  const ac = huffman(AC_COUNTS, AC_SYMBOLS);
  const endOfBlock = ac.get(0) ?? [0, 2];
  for (let block = 0; block < blocks; block++) {
    put(zero);
    for (let k = 1; k < 62 && out.length < ((block + 1) * bytes) / blocks - 1; k++) {
      const bits = 1 + random.int(3);
      put(ac.get(bits) ?? endOfBlock);
      put([random.int(1 << bits), bits]);
    }
    put(endOfBlock);
  }
  if (heldBits) put([(1 << (8 - heldBits)) - 1, 8 - heldBits]);
  return Buffer.from(out);
}
