import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { FETCH_ERRORS } from "../inspections/check-errors";
import { checkUrl } from "../inspections/check-url";
import { defineOperation } from "../operation";
import { recordCheck, recordFailure } from "./last-check";
import { findSavedUrl, SAVED_URL_VIEW, SAVED_URL_VIEW_EXAMPLE } from "./saved-url";

/** Checks a saved URL again, bypassing the cache, and stores its score or why the check failed. */
export const checkSavedUrl = defineOperation({
  name: "check_saved_url",
  summary: "Check a saved URL again, bypassing the cache.",
  http: { method: "POST", path: "/api/saved-urls/{id}/check" },
  access: "session",
  scope: null,
  destructive: false,
  metered: true,
  input: z.object({ id: idField("savedUrl", "The saved URL's id.") }),
  output: SAVED_URL_VIEW,
  errors: [...FETCH_ERRORS, "not_found"],
  example: () => SAVED_URL_VIEW_EXAMPLE,
  async precheck({ caller, db }, { id }) {
    await findSavedUrl(await db.open(), requireAccount(caller).accountId, id);
  },
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const { url } = await findSavedUrl(db, accountId, id);
    const { encoded, checkedAtMs } = await checkUrl(ctx, url, { fresh: true }).catch(async (error) => {
      await recordFailure(db, { accountId, url, checkedAtMs: ctx.clock.now(), error });
      throw error;
    });
    await recordCheck(db, { accountId, url, score: encoded.parts.score, checkedAtMs });
    return findSavedUrl(db, accountId, id);
  },
});
