import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation } from "../operation";
import { CONNECTION, CONNECTION_COLUMNS, CONNECTION_EXAMPLE, toConnection } from "./connection";

/** The account's approved agents, newest first, revoked ones included. */
export const listConnections = defineOperation({
  name: "list_connections",
  summary: "The agents you've approved, newest first, including revoked ones.",
  http: { method: "GET", path: "/api/connections" },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object(PAGE_INPUT),
  output: z
    .object({ connections: z.array(CONNECTION).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "ConnectionList", description: "A page of the account's connections." }),
  errors: [],
  example: () => ({ connections: [CONNECTION_EXAMPLE], next_cursor: null }),
  async run(ctx, page) {
    const { accountId } = requireAccount(ctx.caller);
    const { where, ...rest } = pageQuery(page);
    const db = await ctx.db.open();
    const found = await db.connection.findMany({
      where: { accountId, ...where },
      ...rest,
      select: CONNECTION_COLUMNS,
    });
    const { rows, nextCursor } = pageOf(found, page);
    return { connections: rows.map(toConnection), next_cursor: nextCursor };
  },
});
