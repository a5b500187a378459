import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { NEXT_CURSOR, PAGE_INPUT, pageOf, pageQuery } from "../list-page";
import { defineOperation, withMeta } from "../operation";
import { checkProjectExists } from "../projects/project";
import { AUDIT, AUDIT_COLUMNS, AUDIT_EXAMPLE, toAudit } from "./audit";
import { auditQuota } from "./audit-quota";

/** The account's audits, newest first. */
export const listAudits = defineOperation({
  name: "list_audits",
  summary: "Your audits, newest first.",
  http: { method: "GET", path: "/api/audits" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  tellsQuota: true,
  metered: false,
  input: z.object({
    ...PAGE_INPUT,
    project_id: idField("project", "Only those in this project.").optional(),
  }),
  output: z
    .object({ audits: z.array(AUDIT).describe("Newest first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "AuditList", description: "A page of the account's audits." }),
  errors: ["not_found"],
  example: () => ({ audits: [AUDIT_EXAMPLE], next_cursor: null }),
  async run(ctx, { project_id, ...page }) {
    const account = requireAccount(ctx.caller);
    const { accountId } = account;
    const { where, ...rest } = pageQuery(page);
    const db = await ctx.db.open();
    await checkProjectExists(db, accountId, project_id);
    const found = await db.audit.findMany({
      where: { accountId, projectId: project_id, ...where },
      ...rest,
      select: AUDIT_COLUMNS,
    });
    const { rows, nextCursor } = pageOf(found, page);
    const quota = await auditQuota(db, account, ctx.clock.now());
    return withMeta({ audits: rows.map(toAudit), next_cursor: nextCursor }, { quota });
  },
});
