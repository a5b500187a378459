// A baseline JPEG encoder, small rather than fast: full colour resolution, the standard's Huffman tables (ITU-T T.81, annex K).
import { AC_LUMA, DC_LUMA, QUANTA, ZIGZAG } from "./jpeg.data";
import type { Pixels } from "./pixels";

type Codes = ReadonlyMap<number, readonly [code: number, bits: number]>;

/** The image as a baseline JPEG. */
export function encodeJpeg(image: Pixels): Buffer {
  const { width, height } = image;
  const frame = [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    0x11,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...ZIGZAG.map((place) => QUANTA[place] ?? 1)]),
    segment(0xc0, frame),
    segment(0xc4, [0x00, ...DC_LUMA.counts, ...DC_LUMA.values]),
    segment(0xc4, [0x10, ...AC_LUMA.counts, ...AC_LUMA.values]),
    segment(0xda, [3, 1, 0x00, 2, 0x00, 3, 0x00, 0, 63, 0]),
    scan(image),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...data]);
}

function scan(image: Pixels): Buffer {
  const bits = new BitWriter();
  const [dc, ac] = [huffman(DC_LUMA), huffman(AC_LUMA)];
  const previous = [0, 0, 0];
  for (let y = 0; y < image.height; y += 8) {
    for (let x = 0; x < image.width; x += 8) {
      for (let channel = 0; channel < 3; channel++) {
        const block = quantized(transform(blockAt(image, { x, y, channel })));
        writeBlock(bits, block, { dc, ac, before: previous[channel] ?? 0 });
        previous[channel] = block[0] ?? 0;
      }
    }
  }
  return bits.end();
}

/** Eight by eight values of one channel of YCbCr around 0; the last row and column stand for what lies beyond the edge. */
function blockAt(
  { width, height, rgb }: Pixels,
  at: { x: number; y: number; channel: number },
): Float64Array {
  const block = new Float64Array(64);
  for (let i = 0; i < 64; i++) {
    const x = Math.min(width - 1, at.x + (i & 7));
    const y = Math.min(height - 1, at.y + (i >> 3));
    const [r = 0, g = 0, b = 0] = rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3);
    if (at.channel === 0) block[i] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
    else if (at.channel === 1) block[i] = -0.1687 * r - 0.3313 * g + 0.5 * b;
    else block[i] = 0.5 * r - 0.4187 * g - 0.0813 * b;
  }
  return block;
}

const COSINES = Array.from({ length: 64 }, (_, i) => {
  const [u, x] = [i >> 3, i & 7];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

/** The discrete cosine transform, rows first, then columns. */
function transform(block: Float64Array): Float64Array {
  return pass(pass(block, 8, 1), 1, 8);
}

function pass(from: Float64Array, line: number, step: number): Float64Array {
  const to = new Float64Array(64);
  for (let k = 0; k < 8; k++) {
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += (from[k * line + x * step] ?? 0) * (COSINES[u * 8 + x] ?? 0);
      to[k * line + u * step] = sum;
    }
  }
  return to;
}

/** Whole steps of the quantization table, in zigzag order. */
function quantized(block: Float64Array): readonly number[] {
  return ZIGZAG.map((place) => Math.round((block[place] ?? 0) / (QUANTA[place] ?? 1)));
}

function writeBlock(
  bits: BitWriter,
  block: readonly number[],
  tables: { dc: Codes; ac: Codes; before: number },
) {
  const difference = (block[0] ?? 0) - tables.before;
  bits.code(tables.dc, magnitude(difference));
  bits.value(difference);
  let zeros = 0;
  for (const value of block.slice(1)) {
    if (value === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.code(tables.ac, 0xf0);
    bits.code(tables.ac, (zeros << 4) | magnitude(value));
    bits.value(value);
    zeros = 0;
  }
  if (zeros > 0) bits.code(tables.ac, 0);
}

/** Bits that a coefficient takes. */
function magnitude(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
}

function huffman({ counts, values }: { counts: readonly number[]; values: readonly number[] }): Codes {
  const codes = new Map<number, readonly [number, number]>();
  let [code, next] = [0, 0];
  counts.forEach((count, index) => {
    for (let i = 0; i < count; i++) codes.set(values[next++] ?? 0, [code++, index + 1]);
    code <<= 1;
  });
  return codes;
}

class BitWriter {
  private readonly bytes: number[] = [];
  private held = 0;
  private count = 0;

  code(codes: Codes, symbol: number) {
    const [code, bits] = codes.get(symbol) ?? [0, 0];
    this.write(code, bits);
  }

  value(value: number) {
    const bits = magnitude(value);
    this.write(value < 0 ? value + (1 << bits) - 1 : value, bits);
  }

  end(): Buffer {
    if (this.count > 0) this.write((1 << (8 - this.count)) - 1, 8 - this.count);
    return Buffer.from(this.bytes);
  }

  private write(value: number, bits: number) {
    this.held = (this.held << bits) | value;
    this.count += bits;
    while (this.count >= 8) {
      const byte = (this.held >> (this.count - 8)) & 255;
      this.bytes.push(byte);
      if (byte === 255) this.bytes.push(0);
      this.count -= 8;
      this.held &= (1 << this.count) - 1;
    }
  }
}
