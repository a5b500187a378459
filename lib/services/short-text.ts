import { z } from "zod";

/**
 * Control characters could forge lines where a name is printed, bidirectional controls could show it in another order
 * (CVE-2021-42574), and half a surrogate pair cannot be stored. Zero-width joiners stay: emoji and many scripts need them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** One line of text that a person typed, trimmed. */
export function shortText(charsMax: number) {
  return z
    .string()
    .trim()
    .max(charsMax)
    .refine((text) => !UNPRINTABLE.test(text), "Remove line breaks and control characters.");
}

/** A name that a person typed: the same, and not empty. */
export function nameText(charsMax: number) {
  return shortText(charsMax).min(1);
}
