import { z } from "zod";
import { accountOf } from "../accounts/account-of";
import { idField } from "../ids";
import { defineOperation } from "../operation";
import { checkOwnProject } from "../projects/own-project";
import { findSavedUrl } from "./find-saved-url";
import { labelField, projectField } from "./saved-url-fields";
import { SAVED_URL, SAVED_URL_EXAMPLE } from "./saved-url-record";

/** Changes what a saved URL is called or which project it is in. */
export const updateSavedUrl = defineOperation({
  name: "update_saved_url",
  summary: "Change a saved URL's label or project. What is not named stays as it is.",
  http: { method: "PATCH", path: "/api/saved-urls/{id}" },
  access: "pro-key",
  scope: "write",
  destructive: false,
  metered: false,
  input: z.object({
    id: idField("savedUrl", "The saved URL's id."),
    label: labelField,
    project_id: projectField,
  }),
  output: SAVED_URL,
  errors: ["not_found"],
  example: () => SAVED_URL_EXAMPLE,
  async run(ctx, { id, label, project_id }) {
    const { accountId } = accountOf(ctx.caller);
    const db = await ctx.db.open();
    await checkOwnProject(db, accountId, project_id);
    await db.savedUrl.updateMany({ where: { id, accountId }, data: { label, projectId: project_id } });
    return findSavedUrl(db, accountId, id);
  },
});
