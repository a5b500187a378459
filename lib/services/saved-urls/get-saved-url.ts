import { z } from "zod";
import { accountOf } from "../accounts/account-of";
import { idField, noSuch } from "../ids";
import { defineOperation } from "../operation";
import { SAVED_URL, SAVED_URL_COLUMNS, SAVED_URL_EXAMPLE, toSavedUrl } from "./saved-url-record";

/** One saved URL of the account. */
export const getSavedUrl = defineOperation({
  name: "get_saved_url",
  summary: "One of your saved URLs.",
  http: { method: "GET", path: "/api/saved-urls/{id}" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("savedUrl", "The saved URL's id.") }),
  output: SAVED_URL,
  errors: ["not_found"],
  example: () => SAVED_URL_EXAMPLE,
  async run(ctx, { id }) {
    const { accountId } = accountOf(ctx.caller);
    const db = await ctx.db.open();
    const found = await db.savedUrl.findFirst({ where: { id, accountId }, select: SAVED_URL_COLUMNS });
    if (found === null) throw noSuch("savedUrl");
    return toSavedUrl(found);
  },
});
