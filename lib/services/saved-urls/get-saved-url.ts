import { z } from "zod";
import { accountOf } from "../accounts/account-of";
import { idField } from "../ids";
import { defineOperation } from "../operation";
import { findSavedUrl } from "./find-saved-url";
import { SAVED_URL, SAVED_URL_EXAMPLE } from "./saved-url-record";

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
    return findSavedUrl(await ctx.db.open(), accountId, id);
  },
});
