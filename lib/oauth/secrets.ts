import { type Random, randomBase62 } from "@/lib/random";

/** What is handed out as a secret, and how each begins. Only hashes of them are stored. */
const PREFIXES = { access: "hla_", refresh: "hlr_", code: "hlc_", client: "hls_" } as const;

/** 43 characters of base 62 hold 256 bits. */
const RANDOM_CHARS = 43;

type SecretKind = keyof typeof PREFIXES;

/** A new secret of that kind. */
export function makeSecret(kind: SecretKind, random: Random): string {
  return PREFIXES[kind] + randomBase62(RANDOM_CHARS, random);
}

/** Whether a text can be a secret of that kind at all; anything else is not looked up. */
export function isSecret(kind: SecretKind, text: string): boolean {
  const prefix = PREFIXES[kind];
  return text.startsWith(prefix) && /^[0-9A-Za-z]{43}$/.test(text.slice(prefix.length));
}
