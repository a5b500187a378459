import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField, noSuch } from "../fields";
import { defineOperation } from "../operation";

/** Revokes a key, from the next request on. Its record stays. */
export const revokeKey = defineOperation({
  name: "revoke_key",
  summary: "Permanently revoke an API key, effective immediately. Its record stays listed.",
  http: { method: "DELETE", path: "/api/keys/{id}", status: 204 },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({ id: idField("key", "The key's id.") }),
  output: z.object({}),
  errors: ["not_found"],
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const now = new Date(ctx.clock.now());
    const { count } = await db.apiKey.updateMany({
      where: { id, accountId, revokedAt: null },
      data: { revokedAt: now },
    });
    // Revoking a revoked key succeeds.
    if (count === 0 && (await db.apiKey.count({ where: { id, accountId } })) === 0) throw noSuch("key");
    return {};
  },
});
