import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { defineView } from "../operation";
import { KEY, KEY_COLUMNS, toKey } from "./key";

const REVOKED_MAX = 50;

/** The page of keys: all that work, however old they are, and those revoked last. */
export const viewKeys = defineView({
  name: "view_keys",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({
    /** Newest first; a plan includes few. */
    active: z.array(KEY),
    /** Last revoked first. */
    revoked: z.array(KEY),
  }),
  async run(ctx) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const active = await db.apiKey.findMany({
      where: { accountId, revokedAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: KEY_COLUMNS,
    });
    const revoked = await db.apiKey.findMany({
      where: { accountId, revokedAt: { not: null } },
      orderBy: [{ revokedAt: "desc" }, { id: "desc" }],
      take: REVOKED_MAX,
      select: KEY_COLUMNS,
    });
    return { active: active.map(toKey), revoked: revoked.map(toKey) };
  },
});
