import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { PLANS } from "@/lib/limits/plans";
import { requireAccount } from "../accounts/account";
import { newId } from "../fields";
import { JOBS } from "../jobs";
import { defineOperation, withMeta } from "../operation";
import { checkProjectExists } from "../projects/project";
import { projectField, savableUrl } from "../saved-urls/saved-url";
import { AUDIT, AUDIT_COLUMNS, AUDIT_EXAMPLE, toAudit } from "./audit";
import { auditQuota, checkAuditQuota } from "./audit-quota";

const PAGES_MAX = PLANS.pro.pagesPerAudit;

const startUrl = savableUrl.meta({
  ...savableUrl.meta(),
  description: "A page of the site: absolute, http or https, publicly resolvable, without credentials.",
});

/** Starts an audit, as many a month as the plan includes. */
export const startAudit = defineOperation({
  name: "start_audit",
  summary: "Start an audit of a whole site. It uses one of your monthly audits and no hourly checks.",
  http: { method: "POST", path: "/api/audits", status: 202 },
  access: "pro-key",
  scope: "write",
  destructive: false,
  tellsQuota: true,
  metered: false,
  input: z.object({
    url: startUrl,
    pages_limit: z
      .int()
      .min(1)
      .max(PAGES_MAX)
      .optional()
      .describe(`Maximum number of pages to check; ${PAGES_MAX} when absent.`),
    project_id: projectField,
  }),
  output: AUDIT,
  errors: [
    "missing_url",
    "invalid_url",
    "unsupported_scheme",
    "blocked_host",
    "private_address",
    "not_found",
    "plan_required",
    "quota_exhausted",
  ],
  example: () => ({ ...AUDIT_EXAMPLE, ...NOT_STARTED }),
  async run(ctx, { url, pages_limit = PAGES_MAX, project_id = null }) {
    const account = requireAccount(ctx.caller);
    const { accountId } = account;
    ctx.net.guardUrl(new URL(url));
    const id = newId("audit", ctx.random);
    const createdAt = new Date(ctx.clock.now());
    const row = { id, accountId, projectId: project_id, url, pagesLimit: pages_limit, createdAt };
    const db = await ctx.db.open();
    await ctx.queue.open();
    const started = await lockAccount(db, accountId, async (tx) => {
      await checkProjectExists(tx, accountId, project_id);
      const quota = await auditQuota(tx, account, ctx.clock.now());
      checkAuditQuota(quota);
      const made = await tx.audit.create({ data: row, select: AUDIT_COLUMNS });
      await ctx.queue.add([{ kind: JOBS.audit, data: { auditId: id }, key: id }], tx);
      return withMeta(toAudit(made), { quota: { ...quota, left: quota.left - 1 } });
    });
    ctx.queue.wake();
    return started;
  },
});

const NOT_STARTED = {
  status: "queued",
  source: null,
  pages_found: 0,
  pages_checked: 0,
  pages_failed: 0,
  score: null,
  issues: [],
  started_at: null,
  finished_at: null,
} as const;
