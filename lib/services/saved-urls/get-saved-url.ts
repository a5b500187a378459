import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { findSavedUrl, SAVED_URL, SAVED_URL_EXAMPLE } from "./saved-url";

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
    const { accountId } = requireAccount(ctx.caller);
    return findSavedUrl(await ctx.db.open(), accountId, id);
  },
});
