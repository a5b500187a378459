import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG file of this size: one colour fading into another from top to bottom. */
export function makePng(width: number, height: number, [from, to]: readonly [Colour, Colour]): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const share = y / Math.max(1, height - 1);
    const pixel = from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * share));
    return Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(pixel))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
