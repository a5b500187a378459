import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation } from "../operation";
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
