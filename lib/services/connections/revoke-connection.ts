import { z } from "zod";
import { transaction } from "@/lib/db/transaction";
import { requireAccount } from "../accounts/account";
import { idField, noSuch } from "../fields";
import { defineOperation } from "../operation";
import { endConnection } from "./connection";

/** Revokes a connection, from the agent's next request on. Its record stays. */
export const revokeConnection = defineOperation({
  name: "revoke_connection",
  summary: "Permanently revoke an agent's connection, effective immediately. Its record stays listed.",
  http: { method: "DELETE", path: "/api/connections/{id}", status: 204 },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({ id: idField("connection", "The connection's id.") }),
  output: z.object({}),
  errors: ["not_found"],
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const now = new Date(ctx.clock.now());
    const ended = await transaction(db, (tx) => endConnection(tx, { where: { id, accountId }, now }));
    // Revoking a revoked connection succeeds.
    if (!ended && (await db.connection.count({ where: { id, accountId } })) === 0) throw noSuch("connection");
    return {};
  },
});
