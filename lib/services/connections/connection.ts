import { z } from "zod";
import type { Transaction } from "@/lib/db/transaction";
import { SCOPES } from "../access";
import { exampleId, momentOf, TIME } from "../fields";

/** An approved agent as its owner sees it. */
export const CONNECTION = z
  .object({
    id: z.string().describe("The record's id."),
    client_name: z.string().describe("The client's name, as it calls itself."),
    client_host: z
      .string()
      .describe("The host of the client's metadata document, or else of its redirect URI."),
    scopes: z.array(z.enum(SCOPES)).describe("Its permissions."),
    created_at: TIME.describe("When it was approved."),
    last_used_at: TIME.nullable().describe(
      "When it was last used, to the minute; null before the first use.",
    ),
    revoked_at: TIME.nullable().describe("When it was revoked; null while active."),
  })
  .meta({ id: "Connection", description: "An approved agent. Revoked connections stay listed." });

export type Connection = Readonly<z.infer<typeof CONNECTION>>;

/** The columns that a connection's record is made from. */
export const CONNECTION_COLUMNS = {
  id: true,
  clientName: true,
  clientHost: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
  revokedAt: true,
} as const;

interface ConnectionRow {
  readonly id: string;
  readonly clientName: string;
  readonly clientHost: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The record of a connection's row. */
export function toConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    client_name: row.clientName,
    client_host: row.clientHost,
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    created_at: row.createdAt.toISOString(),
    last_used_at: momentOf(row.lastUsedAt),
    revoked_at: momentOf(row.revokedAt),
  };
}

/** A connection's record as the documentation shows it. */
export const CONNECTION_EXAMPLE: Connection = {
  id: exampleId("connection"),
  client_name: "Claude Code",
  client_host: "claude.ai",
  scopes: ["inspect", "read"],
  created_at: "2026-03-02T09:15:00.000Z",
  last_used_at: "2026-03-02T09:20:00.000Z",
  revoked_at: null,
};

interface Ended {
  readonly where: { readonly id: string; readonly accountId?: string };
  readonly now: Date;
}

/** Revokes a connection and deletes its tokens; false when it is not active. */
export async function endConnection(
  db: Pick<Transaction, "connection" | "oauthToken">,
  { where, now }: Ended,
): Promise<boolean> {
  const { count } = await db.connection.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: now },
  });
  if (count > 0) await db.oauthToken.deleteMany({ where: { connectionId: where.id } });
  return count > 0;
}
