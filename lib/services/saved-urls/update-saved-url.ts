import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { checkProjectExists } from "../projects/project";
import { findSavedUrl, labelField, projectField, SAVED_URL, SAVED_URL_EXAMPLE } from "./saved-url";

/** Changes a saved URL's label or project. */
export const updateSavedUrl = defineOperation({
  name: "update_saved_url",
  summary: "Change a saved URL's label or project. Fields you leave out stay unchanged.",
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
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await checkProjectExists(db, accountId, project_id);
    await db.savedUrl.updateMany({ where: { id, accountId }, data: { label, projectId: project_id } });
    return findSavedUrl(db, accountId, id);
  },
});
