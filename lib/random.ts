import { randomBytes } from "node:crypto";

/** Where randomness comes from: that many bytes nobody can guess. */
export type Random = (bytes: number) => Uint8Array;

export const systemRandom: Random = (bytes) => randomBytes(bytes);

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The largest multiple of 62 in a byte; values from it on would make some digits likelier than others. */
const FAIR_BELOW = 248;

/** That many random characters of `0-9A-Za-z`, each as likely as any other. */
export function randomBase62(length: number, random: Random): string {
  let text = "";
  while (text.length < length) {
    const fair = random(length - text.length).filter((byte) => byte < FAIR_BELOW);
    text += Array.from(fair, (byte) => DIGITS.charAt(byte % DIGITS.length)).join("");
  }
  return text;
}
