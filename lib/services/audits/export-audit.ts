import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { toCsv } from "../csv";
import { idField } from "../fields";
import { defineOperation, FILE } from "../operation";
import { findAudit, toAudit } from "./audit";
import { AUDIT_PAGE_COLUMNS, toAuditPage } from "./audit-page";

const NAMES = ["url", "final_url", "score", "issues", "error"] as const;

/** All checked pages of an audit as a file. */
export const exportAudit = defineOperation({
  name: "export_audit",
  summary: "An audit and all its pages as JSON, or the pages as CSV.",
  http: { method: "GET", path: "/api/audits/{id}/export", files: ["text/csv", "application/json"] },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({
    id: idField("audit", "The audit's id."),
    format: z.enum(["csv", "json"]).describe("CSV for a spreadsheet, or JSON."),
  }),
  output: FILE,
  errors: ["not_found"],
  async run(ctx, { id, format }) {
    const db = await ctx.db.open();
    const audit = await findAudit(db, requireAccount(ctx.caller).accountId, id);
    const found = await db.auditPage.findMany({
      where: { auditId: id, checkedAt: { not: null } },
      orderBy: { position: "asc" },
      select: AUDIT_PAGE_COLUMNS,
    });
    const pages = found.map(toAuditPage);
    const name = `audit-${new URL(audit.url).hostname}.${format}`;
    if (format === "json") {
      const text = `${JSON.stringify({ audit: toAudit(audit), pages }, null, 2)}\n`;
      return { name, type: "application/json", text };
    }
    const rows = pages.map(({ url, final_url, score, issues, error }) => [
      url,
      final_url,
      score,
      issues.join(" "),
      error,
    ]);
    return { name, type: "text/csv", text: toCsv(NAMES, rows) };
  },
});
