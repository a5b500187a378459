import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField, noSuch } from "../fields";
import { defineOperation } from "../operation";

/** Deletes a saved URL and its scores. */
export const deleteSavedUrl = defineOperation({
  name: "delete_saved_url",
  summary: "Delete a saved URL.",
  http: { method: "DELETE", path: "/api/saved-urls/{id}", status: 204 },
  access: "pro-key",
  scope: "write",
  destructive: true,
  metered: false,
  input: z.object({ id: idField("savedUrl", "The saved URL's id.") }),
  output: z.object({}),
  errors: ["not_found"],
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const { count } = await db.savedUrl.deleteMany({ where: { id, accountId } });
    if (count === 0) throw noSuch("savedUrl");
    return {};
  },
});
