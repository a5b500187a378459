import type { Resources } from "../context";
import { newId } from "../ids";
import { sessionEnd } from "./session-end";
import { tokenHash } from "./token-hash";

const AGENT_CHARS_MAX = 512;

export interface NewSession {
  readonly accountId: string;
  readonly token: string;
  /** The browser's own description of itself. */
  readonly userAgent: string | null;
}

/**
 * Signs a browser in: whoever shows this token is the account from now on. Only its hash is kept. Sessions that are over,
 * whoever's they were, are forgotten on the way. Throws `unavailable`.
 */
export async function startSession(
  { db, clock, random }: Pick<Resources, "db" | "clock" | "random">,
  { accountId, token, userAgent }: NewSession,
): Promise<void> {
  const client = await db.open();
  const now = new Date(clock.now());
  await client.session.deleteMany({ where: { expiresAt: { lte: now } } });
  await client.session.create({
    data: {
      id: newId("session", random),
      accountId,
      tokenHash: tokenHash(token),
      userAgent: userAgent?.replaceAll("\0", "").slice(0, AGENT_CHARS_MAX) ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: sessionEnd(now),
    },
  });
}
