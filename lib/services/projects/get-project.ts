import { z } from "zod";
import { accountOf } from "../accounts/account-of";
import { idField, noSuch } from "../ids";
import { defineOperation } from "../operation";
import { PROJECT, PROJECT_COLUMNS, PROJECT_EXAMPLE, toProject } from "./project-record";

/** One project of the account. */
export const getProject = defineOperation({
  name: "get_project",
  summary: "One of your projects.",
  http: { method: "GET", path: "/api/projects/{id}" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("project", "The project's id.") }),
  output: PROJECT,
  errors: ["not_found"],
  example: () => PROJECT_EXAMPLE,
  async run(ctx, { id }) {
    const { accountId } = accountOf(ctx.caller);
    const db = await ctx.db.open();
    const found = await db.project.findFirst({ where: { id, accountId }, select: PROJECT_COLUMNS });
    if (found === null) throw noSuch("project");
    return toProject(found);
  },
});
