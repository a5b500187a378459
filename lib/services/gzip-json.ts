import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Plain data as JSON in gzip, as records hold what is large. */
export async function toGzipJson(data: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await compress(JSON.stringify(data)));
}

/** What `toGzipJson` was given; only what it wrote is ever read. */
export async function fromGzipJson<T>(bytes: Uint8Array): Promise<T> {
  return JSON.parse((await decompress(bytes)).toString());
}
