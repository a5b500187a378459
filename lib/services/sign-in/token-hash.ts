import { createHash } from "node:crypto";

/**
 * The stored form of a secret that is presented again (a key, a session's cookie, a link's token): its SHA-256 in hex.
 * Such secrets are long and random, so that no slower hash is needed and look-ups leak nothing about them.
 */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
