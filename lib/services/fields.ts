import { z } from "zod";
import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { type Random, randomBase62 } from "@/lib/random";

/** The records that have an id of their own: what theirs begins with and what sentences call them. */
const RECORDS = {
  account: { prefix: "acc", noun: "account" },
  session: { prefix: "ses", noun: "session" },
  key: { prefix: "key", noun: "key" },
  connection: { prefix: "con", noun: "connection" },
  project: { prefix: "prj", noun: "project" },
  savedUrl: { prefix: "sav", noun: "saved URL" },
  audit: { prefix: "aud", noun: "audit" },
  auditPage: { prefix: "pag", noun: "page" },
  monitor: { prefix: "mon", noun: "monitor" },
  monitorCheck: { prefix: "chk", noun: "check" },
} as const;

type Kind = keyof typeof RECORDS;

/** 22 characters of base 62 hold 130 bits: no two ids ever meet, and none can be guessed. */
const RANDOM_CHARS = 22;
const SHAPE = /^[a-z]{3}_[0-9A-Za-z]{1,40}$/;

/** A new id for a record of that kind, such as `sav_` and 22 random characters. */
export function newId(kind: Kind, random: Random): string {
  return `${RECORDS[kind].prefix}_${randomBase62(RANDOM_CHARS, random)}`;
}

/** `not_found` for a record of that kind: there is none with that id, or it is somebody else's. */
export function noSuch(kind: Kind): AppError {
  return new AppError("not_found", { message: noneOf(kind) });
}

/** A record's id as an operation takes it; what cannot be one is `not_found`, like any other id that names nothing. */
export function idField(kind: Kind, description: string) {
  return z
    .string()
    .refine((id) => SHAPE.test(id), { params: { error: "not_found" }, message: noneOf(kind) })
    .meta({ description, examples: [exampleId(kind)] });
}

/** An id of that kind as the documentation shows it. */
export function exampleId(kind: Kind): string {
  return `${RECORDS[kind].prefix}_4nXkT0aRz9QeLw2bHc7UdY`;
}

function noneOf(kind: Kind): string {
  return `There is no ${RECORDS[kind].noun} with that id.`;
}

/**
 * Control characters could forge lines where a name is printed, bidirectional controls could show it in another order
 * (CVE-2021-42574), and half a surrogate pair cannot be stored. Zero-width joiners stay: emoji and many scripts need them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A program's text on one line, without what `shortText` rejects and at most that long. */
export function printable(text: string, charsMax: number): string {
  const line = text.replaceAll(new RegExp(UNPRINTABLE, "gu"), " ").replaceAll(/\s+/g, " ").trim();
  return [...line].slice(0, charsMax).join("").trim();
}

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

/** A time in a record. */
export const TIME = z.string().meta({ format: "date-time" });

/** A time as ISO 8601 in UTC; null for what has not happened. */
export function momentOf(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}

const MINUTE_MS = 60_000;

/** The start of the current minute. Uses are recorded no finer, which saves most of the writes. */
export function thisMinute(clock: Clock): Date {
  return new Date(Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS);
}

/** The output of an operation that succeeds and has nothing to return. */
export const OK = { ok: true } as const;

export const OK_OUTPUT = z
  .object({ ok: z.literal(true).describe("It is done.") })
  .meta({ id: "Done", description: "Confirmation. There is nothing else to return." });
