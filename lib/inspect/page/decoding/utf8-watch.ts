// Watches the bytes of a document that another encoding is declared for. What is written in that other encoding hardly
// ever forms sequences of UTF-8, so a document in which all or nearly all of them are well formed is UTF-8.

const SURE = 2;
const MANY = 20;
/** One sequence in so many may be cut, as by a program that shortens texts. */
const CUT_SHARE = 20;

export interface Utf8Watch {
  see(bytes: Uint8Array): void;
  /** The bytes so far are UTF-8, and more than ASCII. */
  isUtf8(): boolean;
}

/** No byte yet. */
export function createUtf8Watch(): Utf8Watch {
  return new Watch();
}

/** A class, since every byte of the document passes through it. */
class Watch implements Utf8Watch {
  #whole = 0;
  #broken = 0;
  /** Bytes that the current sequence still lacks. */
  #missing = 0;
  /** The range of the next one. */
  #least = 0x80;
  #most = 0xbf;

  see(bytes: Uint8Array): void {
    let missing = this.#missing;
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index] ?? 0;
      if (missing > 0) {
        if (byte >= this.#least && byte <= this.#most) {
          this.#least = 0x80;
          this.#most = 0xbf;
          if (--missing === 0) this.#whole++;
          continue;
        }
        this.#broken++;
        missing = 0;
      }
      if (byte >= 0x80) missing = this.#begin(byte);
    }
    this.#missing = missing;
  }

  isUtf8(): boolean {
    if (this.#broken === 0) return this.#whole >= SURE;
    return this.#whole >= MANY && this.#broken * CUT_SHARE <= this.#whole;
  }

  /** After some lead bytes, the second byte has a narrower range: https://encoding.spec.whatwg.org/#utf-8-decoder */
  #begin(lead: number): number {
    this.#least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    this.#most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (lead >= 0xc2 && lead < 0xe0) return 1;
    if (lead >= 0xe0 && lead < 0xf0) return 2;
    if (lead >= 0xf0 && lead < 0xf5) return 3;
    this.#broken++;
    return 0;
  }
}
