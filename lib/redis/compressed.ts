import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, deflateRaw, inflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** What a value may take once compressed: requests to Upstash hold a megabyte, a third of it base64's. */
const COMPRESSED_BYTES_MAX = 700_000;
const PLAIN_BYTES_MAX = 64 * 1024 * 1024;

/** A value for other instances of this build, serialized and compressed; null when it is too large to share. */
export async function compress(value: object): Promise<Buffer | null> {
  const bytes = await deflate(serialize(value), { level: constants.Z_BEST_SPEED });
  return bytes.length > COMPRESSED_BYTES_MAX ? null : bytes;
}

/** The value in bytes that `compress` made; null when they cannot be read, such as those of another version of Node. */
export async function decompress<T>(bytes: Buffer): Promise<T | null> {
  try {
    return deserialize(await inflate(bytes, { maxOutputLength: PLAIN_BYTES_MAX }));
  } catch {
    return null;
  }
}
