import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { AUDIT, AUDIT_EXAMPLE, findAudit, toAudit } from "./audit";

/** One audit of the account. */
export const getAudit = defineOperation({
  name: "get_audit",
  summary: "One of your audits: its progress, or what it found.",
  http: { method: "GET", path: "/api/audits/{id}" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("audit", "The audit's id.") }),
  output: AUDIT,
  errors: ["not_found"],
  example: () => AUDIT_EXAMPLE,
  async run(ctx, { id }) {
    return toAudit(await findAudit(await ctx.db.open(), requireAccount(ctx.caller).accountId, id));
  },
});
