import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { PLANS } from "@/lib/limits/plans";
import { checkQuota } from "../access";
import { requireAccount } from "../accounts/account";
import { newId } from "../fields";
import { defineOperation } from "../operation";
import { PROJECT, PROJECT_COLUMNS, PROJECT_EXAMPLE, projectName, toProject } from "./project";

/** Creates a project, up to the plan's quota. */
export const createProject = defineOperation({
  name: "create_project",
  summary: "Create a project.",
  http: { method: "POST", path: "/api/projects", status: 201 },
  access: "pro-key",
  scope: "write",
  destructive: false,
  metered: false,
  input: z.object({ name: projectName }),
  output: PROJECT,
  errors: ["limit_reached"],
  example: () => ({ ...PROJECT_EXAMPLE, saved_urls: 0 }),
  async run(ctx, { name }) {
    const { accountId, plan } = requireAccount(ctx.caller);
    const row = { id: newId("project", ctx.random), accountId, name, createdAt: new Date(ctx.clock.now()) };
    const made = await lockAccount(await ctx.db.open(), accountId, async (tx) => {
      const used = await tx.project.count({ where: { accountId } });
      checkQuota({ used, max: PLANS[plan].projects }, "project");
      return tx.project.create({ data: row, select: PROJECT_COLUMNS });
    });
    return toProject(made);
  },
});
