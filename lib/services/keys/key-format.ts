// A key is `hl_`, `r` or `w` (whether it may write), `_`, 32 random characters and a checksum of all that stands before.
import { crc32 } from "node:zlib";
import { type Random, randomBase62 } from "@/lib/random";

const RANDOM_CHARS = 32;
/** As many digits of base 62 as 32 bits take. */
const CHECKSUM_CHARS = 6;
const SHAPE = new RegExp(`^hl_[rw]_[0-9A-Za-z]{${RANDOM_CHARS + CHECKSUM_CHARS}}$`);
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

interface KeyParts {
  readonly write: boolean;
  readonly random: Random;
}

/** A new key, which nobody can guess. */
export function makeKey({ write, random }: KeyParts): string {
  const body = `hl_${write ? "w" : "r"}_${randomBase62(RANDOM_CHARS, random)}`;
  return body + checksum(body);
}

/** Whether a text can be a key at all: what was mistyped or cut is told without looking it up. */
export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_CHARS)) === text.slice(-CHECKSUM_CHARS);
}

/** The CRC-32 in base 62, filled up with zeros at its front. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = "";
  while (text.length < CHECKSUM_CHARS) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}
