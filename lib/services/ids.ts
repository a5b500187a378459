import { z } from "zod";
import { AppError } from "@/lib/errors";
import { type Random, randomBase62 } from "@/lib/random";

/** The records that have an id of their own: what theirs begins with and what sentences call them. */
const RECORDS = {
  account: { prefix: "acc", noun: "account" },
  session: { prefix: "ses", noun: "session" },
  key: { prefix: "key", noun: "key" },
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
