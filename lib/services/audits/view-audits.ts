import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { momentOf, TIME } from "../fields";
import { defineView } from "../operation";
import { AUDIT, AUDIT_COLUMNS, toAudit } from "./audit";
import { auditQuota } from "./audit-quota";

const AUDITS_MAX = 100;

/** The page of audits: the latest, and how many may still be started this month. */
export const viewAudits = defineView({
  name: "view_audits",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({
    audits: z.array(AUDIT),
    quota: z.object({ limit: z.int(), left: z.int(), renews_at: TIME.nullable() }),
  }),
  async run(ctx) {
    const account = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const found = await db.audit.findMany({
      where: { accountId: account.accountId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: AUDITS_MAX,
      select: AUDIT_COLUMNS,
    });
    const { limit, left, renewsAt } = await auditQuota(db, account, ctx.clock.now());
    return { audits: found.map(toAudit), quota: { limit, left, renews_at: momentOf(renewsAt) } };
  },
});
