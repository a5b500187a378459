import { createHash } from "node:crypto";

/**
 * What is kept of a secret that someone shows again (a key, a session's cookie, a link's token): its SHA-256 in hex.
 * Such secrets are random and long, so that no slower hash is needed, and looking a hash up tells nothing about them.
 */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
