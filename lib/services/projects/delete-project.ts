import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField, noSuch } from "../fields";
import { defineOperation } from "../operation";

/** Deletes a project; its records stay, without a project. */
export const deleteProject = defineOperation({
  name: "delete_project",
  summary: "Delete a project. Its records stay, without a project.",
  http: { method: "DELETE", path: "/api/projects/{id}", status: 204 },
  access: "pro-key",
  scope: "write",
  destructive: true,
  metered: false,
  input: z.object({ id: idField("project", "The project's id.") }),
  output: z.object({}),
  errors: ["not_found"],
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const { count } = await db.project.deleteMany({ where: { id, accountId } });
    if (count === 0) throw noSuch("project");
    return {};
  },
});
