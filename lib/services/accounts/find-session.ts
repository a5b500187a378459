import { z } from "zod";
import type { Caller, Resources } from "../context";
import { thisMinute } from "../time";
import { sessionEnd } from "./session-end";
import { tokenHash } from "./token-hash";

type SessionCaller = Extract<Caller, { kind: "session" }>;

/** Longer than any session's token; what is longer is not worth looking up. */
const TOKEN_CHARS_MAX = 256;

const ROWS = z.array(
  z.object({
    id: z.string(),
    accountId: z.string(),
    plan: z.enum(["free", "pro"]),
    expiresAt: z.date(),
    lastSeenAt: z.date(),
  }),
);

/**
 * Who is signed in with this token at this moment; null when nobody is any more. That the session was seen is noted, to
 * the minute, after the answer, and puts off its end. Throws `unavailable`.
 */
export async function findSession(
  resources: Resources,
  token: string,
  network: string,
): Promise<SessionCaller | null> {
  if (token === "" || token.length > TOKEN_CHARS_MAX) return null;
  const db = await resources.db.open();
  const rows = await db.$queryRaw`
    SELECT session.id, session.account_id AS "accountId", account.plan::text,
      session.expires_at AS "expiresAt", session.last_seen_at AS "lastSeenAt"
    FROM session JOIN account ON account.id = session.account_id
    WHERE session.token_hash = ${tokenHash(token)}`;
  const [found] = ROWS.parse(rows);
  if (found === undefined || found.expiresAt.getTime() <= resources.clock.now()) return null;
  const { id, accountId, plan, lastSeenAt } = found;
  const minute = thisMinute(resources.clock);
  if (lastSeenAt < minute) {
    resources.background.run("note a session's use", () =>
      db.session.updateMany({
        where: { id, lastSeenAt: { lt: minute } },
        data: { lastSeenAt: minute, expiresAt: sessionEnd(minute) },
      }),
    );
  }
  return { kind: "session", network, sessionId: id, accountId, plan };
}
