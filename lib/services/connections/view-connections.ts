import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { defineView } from "../operation";
import { CONNECTION, CONNECTION_COLUMNS, toConnection } from "./connection";

const ACTIVE_MAX = 200;
const REVOKED_MAX = 50;

/** The page of agents: the connections that work, and those revoked last. */
export const viewConnections = defineView({
  name: "view_connections",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({
    /** Newest first. */
    active: z.array(CONNECTION),
    /** Last revoked first. */
    revoked: z.array(CONNECTION),
  }),
  async run(ctx) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const select = CONNECTION_COLUMNS;
    const active = await db.connection.findMany({
      where: { accountId, revokedAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: ACTIVE_MAX,
      select,
    });
    const revoked = await db.connection.findMany({
      where: { accountId, revokedAt: { not: null } },
      orderBy: [{ revokedAt: "desc" }, { id: "desc" }],
      take: REVOKED_MAX,
      select,
    });
    return { active: active.map(toConnection), revoked: revoked.map(toConnection) };
  },
});
