import { z } from "zod";
import { AUDIT_COLUMNS, toAudit } from "../audits/audit";
import { KEY_COLUMNS, toKey } from "../keys/key";
import { MONITOR_COLUMNS, toMonitor } from "../monitors/monitor";
import { defineOperation, FILE } from "../operation";
import { PROJECT_COLUMNS, toProject } from "../projects/project";
import { LISTED_URL_COLUMNS, toListedUrl } from "../saved-urls/saved-url";
import { SESSION_COLUMNS, toSession } from "../sign-in/session";
import { readAccount } from "./account";

/** All data stored about an account, for its owner. Secrets are not included: only their hashes are stored. */
export const exportAccount = defineOperation({
  name: "export_account",
  summary: "Download all the data we hold about the account.",
  http: { method: "GET", path: "/account/data", files: ["application/json"] },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: FILE,
  errors: [],
  async run(ctx) {
    const { id: accountId, email, plan, createdAt } = await readAccount(ctx);
    const db = await ctx.db.open();
    const own = { where: { accountId }, orderBy: { createdAt: "asc" } } as const;
    const sessions = await db.session.findMany({ ...own, select: SESSION_COLUMNS });
    const keys = await db.apiKey.findMany({ ...own, select: KEY_COLUMNS });
    const projects = await db.project.findMany({ ...own, select: PROJECT_COLUMNS });
    const savedUrls = await db.savedUrl.findMany({ ...own, select: LISTED_URL_COLUMNS });
    const audits = await db.audit.findMany({ ...own, select: AUDIT_COLUMNS });
    const monitors = await db.monitor.findMany({ ...own, select: MONITOR_COLUMNS });
    const data = {
      exported_at: new Date(ctx.clock.now()).toISOString(),
      account: { id: accountId, email, plan, created_at: createdAt.toISOString() },
      sessions: sessions.map((row) => ({ ...toSession(row), user_agent: row.userAgent })),
      keys: keys.map(toKey),
      projects: projects.map(toProject),
      saved_urls: savedUrls.map((row) => ({ ...toListedUrl(row), short_url: undefined })),
      audits: audits.map(toAudit),
      monitors: monitors.map(toMonitor),
    };
    const text = `${JSON.stringify(data, null, 2)}\n`;
    return { name: "headlight-account.json", type: "application/json", text };
  },
});
