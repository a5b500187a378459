import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { findProject, PROJECT, PROJECT_EXAMPLE, projectName } from "./project";

/** Renames a project. */
export const renameProject = defineOperation({
  name: "rename_project",
  summary: "Rename a project.",
  http: { method: "PATCH", path: "/api/projects/{id}" },
  access: "pro-key",
  scope: "write",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("project", "The project's id."), name: projectName }),
  output: PROJECT,
  errors: ["not_found"],
  example: () => PROJECT_EXAMPLE,
  async run(ctx, { id, name }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await db.project.updateMany({ where: { id, accountId }, data: { name } });
    return findProject(db, accountId, id);
  },
});
