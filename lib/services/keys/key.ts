import { crc32 } from "node:zlib";
import { z } from "zod";
import { type Random, randomBase62 } from "@/lib/random";
import { exampleId, momentOf, TIME } from "../fields";

/** A key as its owner sees it: enough to recognize it, and nothing that can be used. */
export const KEY = z
  .object({
    id: z.string().describe("The record's id; not a secret."),
    name: z.string().describe("Its name."),
    write: z.boolean().describe("Whether it has write access: start an audit, save a URL."),
    prefix: z.string().describe("Its first 8 characters."),
    last4: z.string().describe("Its last 4 characters."),
    created_at: TIME.describe("When it was created."),
    last_used_at: TIME.nullable().describe(
      "When it was last used, to the minute; null before the first use.",
    ),
    revoked_at: TIME.nullable().describe("When it was revoked; null while active."),
  })
  .meta({ id: "Key", description: "An API key, without its secret. Revoked keys stay listed." });

export type Key = Readonly<z.infer<typeof KEY>>;

/** The columns that a key's record is made from. */
export const KEY_COLUMNS = {
  id: true,
  name: true,
  write: true,
  prefix: true,
  last4: true,
  createdAt: true,
  lastUsedAt: true,
  revokedAt: true,
} as const;

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly write: boolean;
  readonly prefix: string;
  readonly last4: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The record of a key's row. */
export function toKey({ createdAt, lastUsedAt, revokedAt, ...row }: KeyRow) {
  return {
    ...row,
    created_at: createdAt.toISOString(),
    last_used_at: momentOf(lastUsedAt),
    revoked_at: momentOf(revokedAt),
  };
}

/** A key's record as the documentation shows it. */
export const KEY_EXAMPLE = {
  id: exampleId("key"),
  name: "Deploy script",
  write: false,
  prefix: "hl_r_Zk3",
  last4: "x0Qa",
  created_at: "2026-03-02T09:15:00.000Z",
  last_used_at: null,
  revoked_at: null,
};

const RANDOM_CHARS = 32;
/** The digits of base 62 that 32 bits take. */
const CHECKSUM_CHARS = 6;
const SHAPE = new RegExp(`^hl_[rw]_[0-9A-Za-z]{${RANDOM_CHARS + CHECKSUM_CHARS}}$`);
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

interface KeyParts {
  readonly write: boolean;
  readonly random: Random;
}

/** A new key: `hl_`, `r` or `w` (write access), `_`, 32 random characters and a checksum of everything before it. */
export function makeKey({ write, random }: KeyParts): string {
  const body = `hl_${write ? "w" : "r"}_${randomBase62(RANDOM_CHARS, random)}`;
  return body + checksum(body);
}

/** Whether a text can be a key at all, so that a mistyped or cut one is rejected without a look-up. */
export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_CHARS)) === text.slice(-CHECKSUM_CHARS);
}

/** The CRC-32 in base 62, padded with leading zeros. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = "";
  while (text.length < CHECKSUM_CHARS) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}
