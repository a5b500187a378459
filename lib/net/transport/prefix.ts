/** Keeps the first bytes of a body, without copying them while they arrive. */
export class Prefix {
  readonly #bytesMax: number;
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Bytes kept; the last chunk is kept whole, so this may be more than was asked for. */
  get length(): number {
    return this.#length;
  }

  /** True as long as there is room for more. */
  add(chunk: Uint8Array): boolean {
    if (this.#length >= this.#bytesMax) return false;
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    return this.#length < this.#bytesMax;
  }

  bytes(): Buffer {
    const [only] = this.#chunks;
    if (this.#chunks.length === 1 && only) return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
    return Buffer.concat(this.#chunks);
  }
}
