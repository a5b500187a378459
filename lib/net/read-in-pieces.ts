import type { Readable } from "node:stream";

/**
 * Has whoever reads all there is from a stream, without naming a size, get it in pieces of at most `bytesMax`, and
 * nothing more once the stream was destroyed.
 */
export function readInPieces(stream: Readable, bytesMax: number): void {
  const read = stream.read.bind(stream);
  stream.read = (size) => {
    if (stream.destroyed) return null;
    // Nothing is there at 0, and reading nothing in particular is what asks for more.
    return read(size ?? (Math.min(stream.readableLength, bytesMax) || undefined));
  };
}
