import { z } from "zod";
import { AppError } from "@/lib/errors";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { AUDIT, AUDIT_EXAMPLE, findAudit, toAudit } from "./audit";
import { finishAudit } from "./run/finish-audit";

/** Ends an audit; what it has found so far stays. */
export const cancelAudit = defineOperation({
  name: "cancel_audit",
  summary: "Stop an audit. The pages checked so far keep their results.",
  http: { method: "POST", path: "/api/audits/{id}/cancel" },
  access: "pro-key",
  scope: "write",
  destructive: true,
  metered: false,
  input: z.object({ id: idField("audit", "The audit's id.") }),
  output: AUDIT,
  errors: ["not_found", "conflict"],
  example: () => ({ ...AUDIT_EXAMPLE, status: "cancelled" as const }),
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await findAudit(db, accountId, id);
    if (!(await finishAudit({ db, clock: ctx.clock }, id, { status: "cancelled" }))) {
      throw new AppError("conflict", { message: "That audit has already finished." });
    }
    return toAudit(await findAudit(db, accountId, id));
  },
});
