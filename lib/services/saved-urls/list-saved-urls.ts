import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { targetUrl } from "../inspections/target-url";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation } from "../operation";
import { checkProjectExists } from "../projects/project";
import { SAVED_URL, SAVED_URL_COLUMNS, SAVED_URL_EXAMPLE, toSavedUrl } from "./saved-url";

/** The account's saved URLs, newest first. */
export const listSavedUrls = defineOperation({
  name: "list_saved_urls",
  summary: "Your saved URLs, newest first, with the score of their last check.",
  http: { method: "GET", path: "/api/saved-urls" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({
    ...PAGE_INPUT,
    project_id: idField("project", "Only those in this project.").optional(),
    url: targetUrl.optional().meta({
      ...targetUrl.meta(),
      description: "Only the saved URL that matches, to find out whether a page is saved.",
    }),
  }),
  output: z
    .object({ saved_urls: z.array(SAVED_URL).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "SavedUrlList", description: "A page of the account's saved URLs." }),
  errors: ["not_found", "missing_url", "invalid_url", "unsupported_scheme"],
  example: () => ({ saved_urls: [SAVED_URL_EXAMPLE], next_cursor: null }),
  async run(ctx, { project_id, url, ...page }) {
    const { accountId } = requireAccount(ctx.caller);
    const { where, ...rest } = pageQuery(page);
    const db = await ctx.db.open();
    await checkProjectExists(db, accountId, project_id);
    const found = await db.savedUrl.findMany({
      where: { accountId, projectId: project_id, url, ...where },
      ...rest,
      select: SAVED_URL_COLUMNS,
    });
    const { rows, nextCursor } = pageOf(found, page);
    return { saved_urls: rows.map(toSavedUrl), next_cursor: nextCursor };
  },
});
