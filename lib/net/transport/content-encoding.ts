export type ContentEncoding = "identity" | "gzip" | "deflate" | "deflate-raw" | "br";

/** Bytes that are enough to tell what a body is; fewer when it is shorter. */
export const ENCODING_SNIFF_BYTES = 32;

/** A map, since a site may name anything, and every object has a `constructor`. */
const ENCODING_BY_NAME: ReadonlyMap<string, ContentEncoding> = new Map([
  ["", "identity"],
  ["identity", "identity"],
  ["none", "identity"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "deflate"],
  ["br", "br"],
]);

/**
 * How a body is compressed, by its `content-encoding` and, since many sites name one and send another, by its first
 * bytes. Null for an encoding that was not requested.
 */
export function detectEncoding(contentEncoding: string, first: Uint8Array): ContentEncoding | null {
  const named = parseContentEncoding(contentEncoding);
  if (named === "identity" || isText(first)) return "identity";
  if (named === null) return null;
  if (isGzip(first)) return "gzip";
  if (named === "gzip") return "identity";
  return named === "deflate" && !isZlib(first) ? "deflate-raw" : named;
}

/** What `content-encoding` names; null when that is nothing which was asked for. */
export function parseContentEncoding(contentEncoding: string): ContentEncoding | null {
  return ENCODING_BY_NAME.get(contentEncoding.trim().toLowerCase()) ?? null;
}

/** RFC 1952, section 2.3.1. */
export function isGzip(first: Uint8Array): boolean {
  return first[0] === 0x1f && first[1] === 0x8b;
}

/** RFC 1950, section 2.2. `deflate` means this, but bare RFC 1951 data is sent under the name too. */
function isZlib([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** Compressed bytes of this length are never all printable, whatever they hold. */
function isText(first: Uint8Array): boolean {
  const hasMark = first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf;
  const text = hasMark ? first.subarray(3) : first;
  return (
    text.length >= 8 && text.every((byte) => (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d))
  );
}
