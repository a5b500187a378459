import { AppError } from "@/lib/errors";
import type { Scope } from "../access";
import type { Caller, Resources } from "../context";
import { isKeyShaped } from "../keys/key-format";
import { sessionEnd } from "./session-end";
import { tokenHash } from "./token-hash";

const MINUTE_MS = 60_000;
/** Longer than any session's token; what is longer is not worth looking up. */
const SESSION_CHARS_MAX = 256;

/** What a request shows of who sent it. */
export interface Credentials {
  readonly network: string;
  /** What follows the word Bearer, which wins over a session; null when that word is not there. */
  readonly bearer: string | null;
  /** The session cookie's value; null when there is none. */
  readonly session: string | null;
}

type Known = Extract<Caller, { kind: "key" | "session" }>;

/**
 * Who shows these credentials, as the database has it at this moment: a key revoked, a session ended or a plan changed
 * counts from the next call on. Without credentials, and with a bearer that can be no key, nothing is looked up.
 * A wrong bearer is `refused`; a session that is unknown or over is `anonymous`. Never throws.
 */
export async function identify(resources: Resources, shown: Credentials): Promise<Caller> {
  const { bearer, session, network } = shown;
  const stranger = { network, plan: "anonymous" } as const;
  try {
    if (bearer !== null) {
      return (await findKey(resources, bearer, network)) ?? { kind: "refused", ...stranger };
    }
    const known = session === null ? null : await findSession(resources, session, network);
    return known ?? { kind: "anonymous", ...stranger };
  } catch (error) {
    if (!(error instanceof AppError)) resources.log.error({ err: error }, "a caller cannot be looked up");
    return { kind: "unverified", shown: bearer === null ? "session" : "key", ...stranger };
  }
}

async function findKey(resources: Resources, bearer: string, network: string): Promise<Known | null> {
  if (!isKeyShaped(bearer)) return null;
  const db = await resources.db.open();
  const found = await db.apiKey.findUnique({
    where: { hash: tokenHash(bearer) },
    select: { ...ACCOUNT, write: true, lastUsedAt: true, revokedAt: true },
  });
  if (found === null || found.revokedAt !== null) return null;
  const { id, accountId, account, write, lastUsedAt } = found;
  const minute = thisMinute(resources);
  if (lastUsedAt === null || lastUsedAt < minute) {
    const before = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: minute } }] };
    resources.background.run("note a key's use", () =>
      db.apiKey.updateMany({ where: { id, ...before }, data: { lastUsedAt: minute } }),
    );
  }
  return { kind: "key", network, keyId: id, accountId, plan: account.plan, scopes: scopesOf(write) };
}

async function findSession(resources: Resources, token: string, network: string): Promise<Known | null> {
  if (token === "" || token.length > SESSION_CHARS_MAX) return null;
  const db = await resources.db.open();
  const found = await db.session.findUnique({
    where: { tokenHash: tokenHash(token) },
    select: { ...ACCOUNT, expiresAt: true, lastSeenAt: true },
  });
  if (found === null || found.expiresAt.getTime() <= resources.clock.now()) return null;
  const { id, accountId, account, lastSeenAt } = found;
  const minute = thisMinute(resources);
  if (lastSeenAt < minute) {
    resources.background.run("note a session's use", () =>
      db.session.updateMany({
        where: { id, lastSeenAt: { lt: minute } },
        data: { lastSeenAt: minute, expiresAt: sessionEnd(minute) },
      }),
    );
  }
  return { kind: "session", network, sessionId: id, accountId, plan: account.plan };
}

const ACCOUNT = { id: true, accountId: true, account: { select: { plan: true } } } as const;

function scopesOf(write: boolean): readonly Scope[] {
  return write ? ["inspect", "read", "write"] : ["inspect", "read"];
}

/** When something was used is kept to the minute, which spares most of the writes. */
function thisMinute({ clock }: Resources): Date {
  return new Date(Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS);
}
