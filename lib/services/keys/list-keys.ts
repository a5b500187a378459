import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation, defineView } from "../operation";
import { KEY, KEY_COLUMNS, KEY_EXAMPLE, toKey } from "./key";

/** The account's keys, newest first, revoked ones included. */
export const listKeys = defineOperation({
  name: "list_keys",
  summary: "Your API keys, newest first, including revoked ones.",
  http: { method: "GET", path: "/api/keys" },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object(PAGE_INPUT),
  output: z
    .object({ keys: z.array(KEY).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "KeyList", description: "A page of the account's keys." }),
  errors: [],
  example: () => ({ keys: [KEY_EXAMPLE], next_cursor: null }),
  async run(ctx, page) {
    const { accountId } = requireAccount(ctx.caller);
    const { where, ...rest } = pageQuery(page);
    const db = await ctx.db.open();
    const found = await db.apiKey.findMany({ where: { accountId, ...where }, ...rest, select: KEY_COLUMNS });
    const { rows, nextCursor } = pageOf(found, page);
    return { keys: rows.map(toKey), next_cursor: nextCursor };
  },
});

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
