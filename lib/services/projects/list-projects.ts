import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation } from "../operation";
import { PROJECT, PROJECT_COLUMNS, PROJECT_EXAMPLE, toProject } from "./project";

/** The account's projects, newest first. */
export const listProjects = defineOperation({
  name: "list_projects",
  summary: "Your projects, newest first.",
  http: { method: "GET", path: "/api/projects" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object(PAGE_INPUT),
  output: z
    .object({ projects: z.array(PROJECT).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "ProjectList", description: "A page of the account's projects." }),
  errors: [],
  example: () => ({ projects: [PROJECT_EXAMPLE], next_cursor: null }),
  async run(ctx, page) {
    const { accountId } = requireAccount(ctx.caller);
    const { where, ...rest } = pageQuery(page);
    const db = await ctx.db.open();
    const found = await db.project.findMany({
      where: { accountId, ...where },
      ...rest,
      select: PROJECT_COLUMNS,
    });
    const { rows, nextCursor } = pageOf(found, page);
    return { projects: rows.map(toProject), next_cursor: nextCursor };
  },
});
