import { z } from "zod";
import { SCOPES } from "@/lib/services/access";
import type { Caller, Resources } from "@/lib/services/context";
import { thisMinute } from "@/lib/services/fields";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { isSecret } from "./secrets";
import { toolServerUrl } from "./server-metadata";

type ConnectionCaller = Extract<Caller, { kind: "connection" }>;

const ROWS = z.array(
  z.object({
    id: z.string(),
    accountId: z.string(),
    plan: z.enum(["free", "pro"]),
    scopes: z.array(z.enum(SCOPES)),
    lastUsedAt: z.date().nullable(),
  }),
);

interface TokenUse {
  readonly token: string;
  readonly network: string;
}

/**
 * The connection that an access token stands for right now; null for one that is unknown, expired, revoked, or for
 * another resource. Throws `unavailable`.
 */
export async function findConnection(
  { db, clock, settings, background }: Resources,
  { token, network }: TokenUse,
): Promise<ConnectionCaller | null> {
  if (!isSecret("access", token)) return null;
  const client = await db.open();
  const rows = await client.$queryRaw`
    SELECT connection.id, connection.account_id AS "accountId", account.plan::text, token.scopes,
      connection.last_used_at AS "lastUsedAt"
    FROM oauth_token token
      JOIN connection ON connection.id = token.connection_id
      JOIN account ON account.id = connection.account_id
    WHERE token.hash = ${tokenHash(token)} AND token.kind = 'access'
      AND token.expires_at > ${new Date(clock.now())}
      AND connection.revoked_at IS NULL AND connection.resource = ${toolServerUrl(settings.baseUrl)}`;
  const [found] = ROWS.parse(rows);
  if (found === undefined) return null;
  const { id, accountId, plan, scopes, lastUsedAt } = found;
  const minute = thisMinute(clock);
  if (lastUsedAt === null || lastUsedAt < minute) {
    const before = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: minute } }] };
    background.run("note a connection's use", () =>
      client.connection.updateMany({ where: { id, ...before }, data: { lastUsedAt: minute } }),
    );
  }
  return { kind: "connection", network, connectionId: id, accountId, plan, scopes };
}
