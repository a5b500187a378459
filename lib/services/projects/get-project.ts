import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { findProject, PROJECT, PROJECT_EXAMPLE } from "./project";

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
    const { accountId } = requireAccount(ctx.caller);
    return findProject(await ctx.db.open(), accountId, id);
  },
});
