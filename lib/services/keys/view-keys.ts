import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { defineOperation } from "../operation";
import { KEY, KEY_COLUMNS, toKey } from "./key";

const REVOKED_MAX = 50;

/** The page of keys: all that work, however old they are, and those revoked last. */
export const viewKeys = defineOperation({
  name: "view_keys",
  summary: "Show keys.",
  http: { method: "GET", path: "/keys" },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: z.object({
    /** Newest first; a plan holds few. */
    active: z.array(KEY),
    /** Last revoked first. */
    revoked: z.array(KEY),
  }),
  errors: [],
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
