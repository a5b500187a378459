import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { type Cursor, NEXT_CURSOR, PAGE_INPUT, pageOf } from "../list-page";
import { defineOperation } from "../operation";
import { findAudit } from "./audit";
import { AUDIT_PAGE, AUDIT_PAGE_COLUMNS, AUDIT_PAGE_EXAMPLE, toAuditPage } from "./audit-page";

/** The checked pages of an audit, last one first. */
export const listAuditPages = defineOperation({
  name: "list_audit_pages",
  summary: "The checked pages of an audit, last one first.",
  http: { method: "GET", path: "/api/audits/{id}/pages" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("audit", "The audit's id."), ...PAGE_INPUT }),
  output: z
    .object({ pages: z.array(AUDIT_PAGE).describe("Last one first."), next_cursor: NEXT_CURSOR })
    .meta({ id: "AuditPageList", description: "Some of an audit's pages." }),
  errors: ["not_found"],
  example: () => ({ pages: [AUDIT_PAGE_EXAMPLE], next_cursor: null }),
  async run(ctx, { id, ...page }) {
    const db = await ctx.db.open();
    await findAudit(db, requireAccount(ctx.caller).accountId, id);
    const found = await db.auditPage.findMany({
      where: { auditId: id, checkedAt: { not: null }, ...behind(page.cursor) },
      orderBy: [{ checkedAt: "desc" }, { id: "desc" }],
      take: page.limit + 1,
      select: { ...AUDIT_PAGE_COLUMNS, id: true, checkedAt: true },
    });
    const placed = found.map((row) => ({ ...row, createdAt: row.checkedAt ?? new Date(0) }));
    const { rows, nextCursor } = pageOf(placed, page);
    return { pages: rows.map(toAuditPage), next_cursor: nextCursor };
  },
});

function behind(cursor: Cursor | undefined) {
  if (cursor === undefined) return {};
  const { createdAt, id } = cursor;
  return { OR: [{ checkedAt: { lt: createdAt } }, { checkedAt: createdAt, id: { lt: id } }] };
}
