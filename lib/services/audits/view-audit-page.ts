import { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";
import { requireAccount } from "../accounts/account";
import { idField, momentOf, noSuch, TIME } from "../fields";
import { fromGzipJson } from "../gzip-json";
import { defineView } from "../operation";
import { findAudit } from "./audit";
import { STORED_PAGE } from "./run/check-audit-page";

/** One page of an audit with its report as it was then. */
export const viewAuditPage = defineView({
  name: "view_audit_page",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({ id: idField("audit", ""), page: idField("auditPage", "") }),
  output: z.object({
    url: z.string(),
    error: z.string().nullable(),
    checked_at: TIME.nullable(),
    /** Null when the page could not be fetched, or its report was too large to store. */
    inspection: z.custom<Inspection | null>(() => true),
  }),
  async run(ctx, { id, page }) {
    const db = await ctx.db.open();
    await findAudit(db, requireAccount(ctx.caller).accountId, id);
    const row = await db.auditPage.findFirst({ where: { id: page, auditId: id } });
    if (row === null) throw noSuch("auditPage");
    const { url, error, checkedAt, report } = row;
    const inspection = report === null ? null : (await fromGzipJson(report, STORED_PAGE)).inspection;
    return { url, error, checked_at: momentOf(checkedAt), inspection };
  },
});
