import { z } from "zod";
import { FILE } from "../file";
import { KEY_COLUMNS, toKey } from "../keys/key";
import { defineOperation } from "../operation";
import { PROJECT_COLUMNS, toProject } from "../projects/project";
import { SAVED_URL_VIEW_COLUMNS, toSavedUrlView } from "../saved-urls/saved-url";
import { SESSION_COLUMNS, toSession } from "../sign-in/session";
import { readAccount } from "./account";

/** Everything that is kept of an account, for its owner to take along. Secrets are not: only hashes of them are kept. */
export const exportAccount = defineOperation({
  name: "export_account",
  summary: "Download everything that is kept of the account.",
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
    const savedUrls = await db.savedUrl.findMany({ ...own, select: SAVED_URL_VIEW_COLUMNS });
    const data = {
      exported_at: new Date(ctx.clock.now()).toISOString(),
      account: { id: accountId, email, plan, created_at: createdAt.toISOString() },
      sessions: sessions.map((row) => ({ ...toSession(row), user_agent: row.userAgent })),
      keys: keys.map(toKey),
      projects: projects.map(toProject),
      saved_urls: savedUrls.map(toSavedUrlView),
    };
    const text = `${JSON.stringify(data, null, 2)}\n`;
    return { name: "headlight-account.json", type: "application/json", text };
  },
});
