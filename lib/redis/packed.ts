import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, deflateRaw, inflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** What a value may take once packed: requests to Upstash hold a megabyte, a third of it base64's. */
const PACKED_BYTES_MAX = 700_000;
const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;

/** A value for other instances of this build, serialized and compressed; null when it is too large to share. */
export async function pack(value: object): Promise<Buffer | null> {
  const bytes = await deflate(serialize(value), { level: constants.Z_BEST_SPEED });
  return bytes.length > PACKED_BYTES_MAX ? null : bytes;
}

/** The value in bytes that `pack` made; null when they cannot be read, such as those of another version of Node. */
export async function unpack<T>(bytes: Buffer): Promise<T | null> {
  try {
    return deserialize(await inflate(bytes, { maxOutputLength: UNPACKED_BYTES_MAX }));
  } catch {
    return null;
  }
}
