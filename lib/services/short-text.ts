import { z } from "zod";

/** Control characters could forge lines where a name is printed; half a surrogate pair could not be kept. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** One line that a person writes, trimmed. */
export function shortText(charsMax: number) {
  return z
    .string()
    .trim()
    .max(charsMax)
    .refine((text) => !UNPRINTABLE.test(text), "Leave line breaks and control characters out.");
}

/** The same, and not empty: what a person calls something. */
export function nameText(charsMax: number) {
  return shortText(charsMax).min(1);
}
