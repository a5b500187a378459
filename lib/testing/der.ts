/** Bytes in the encoding that certificates are written in (ITU-T X.690). */
export type Der = Buffer;

export const der = {
  tagged,
  sequence: (...parts: readonly Der[]) => tagged(0x30, Buffer.concat(parts)),
  set: (...parts: readonly Der[]) => tagged(0x31, Buffer.concat(parts)),
  boolean: (value: boolean) => tagged(0x01, Buffer.from([value ? 0xff : 0])),
  octets: (content: Buffer) => tagged(0x04, content),
  bits: (content: Buffer) => tagged(0x03, Buffer.concat([Buffer.from([0]), content])),
  integer,
};

/** A part with the context tag of that number around it. */
export function explicit(number: number, part: Der): Der {
  return tagged(0xa0 + number, part);
}

export function text(value: string): Der {
  return tagged(0x0c, Buffer.from(value));
}

/** A time to the second, from 1950 to 2049. */
export function time(at: Date): Der {
  const digits = at.toISOString().replace(/[-:T]/g, "").slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}

export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(toBase128)]));
}

function tagged(tag: number, content: Buffer): Der {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function integer(value: number): Der {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  // A leading zero keeps the number positive.
  return tagged(0x02, (bytes[0] ?? 0) < 0x80 ? bytes : Buffer.concat([Buffer.from([0]), bytes]));
}

function toBase128(value: number): readonly number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
