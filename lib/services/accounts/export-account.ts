import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { AUDIT_COLUMNS, toAudit } from "../audits/audit";
import { AUDIT_PAGE_COLUMNS, toAuditPage } from "../audits/audit-page";
import { CONNECTION_COLUMNS, toConnection } from "../connections/connection";
import { KEY_COLUMNS, toKey } from "../keys/key";
import { MONITOR_COLUMNS, toMonitor } from "../monitors/monitor";
import { MONITOR_CHECK_COLUMNS, toMonitorCheck } from "../monitors/monitor-check";
import { defineOperation, LONG_FILE } from "../operation";
import { PROJECT_COLUMNS, toProject } from "../projects/project";
import { LISTED_URL_COLUMNS, toListedUrl } from "../saved-urls/saved-url";
import { SESSION_COLUMNS, toSession } from "../sign-in/session";
import { readAccount } from "./account";
import { ACCOUNT_DATA } from "./account-data";

const ROWS_AT_ONCE = 1_000;

/**
 * All data stored about an account, for its owner. Secrets are not included: only their hashes are stored. Pages of
 * audits and checks of monitors may be hundreds of thousands, so the file is made as it is sent.
 */
export const exportAccount = defineOperation({
  name: "export_account",
  summary: "Download all the data we hold about the account.",
  http: { method: "GET", path: "/account/data", files: ["application/json"] },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: LONG_FILE,
  file: ACCOUNT_DATA,
  errors: [],
  async run(ctx) {
    const account = await readAccount(ctx);
    const db = await ctx.db.open();
    const text = pieces(db, account, new Date(ctx.clock.now()));
    return { name: "headlight-account.json", type: "application/json", text };
  },
});

type Owner = Awaited<ReturnType<typeof readAccount>>;

async function* pieces(db: Client, account: Owner, at: Date): AsyncGenerator<string> {
  const { id: accountId, email, plan, createdAt } = account;
  const own = { where: { accountId }, orderBy: { createdAt: "asc" } } as const;
  const sessions = await db.session.findMany({ ...own, select: SESSION_COLUMNS });
  const keys = await db.apiKey.findMany({ ...own, select: KEY_COLUMNS });
  const connections = await db.connection.findMany({ ...own, select: CONNECTION_COLUMNS });
  const projects = await db.project.findMany({ ...own, select: PROJECT_COLUMNS });
  const savedUrls = await db.savedUrl.findMany({ ...own, select: LISTED_URL_COLUMNS });
  const audits = await db.audit.findMany({ ...own, select: AUDIT_COLUMNS });
  const monitors = await db.monitor.findMany({ ...own, select: MONITOR_COLUMNS });
  const head = JSON.stringify({
    exported_at: at.toISOString(),
    account: { id: accountId, email, plan, created_at: createdAt.toISOString() },
    sessions: sessions.map((row) => ({ ...toSession(row), user_agent: row.userAgent })),
    keys: keys.map(toKey),
    connections: connections.map(toConnection),
    projects: projects.map(toProject),
    saved_urls: savedUrls.map((row) => ({ ...toListedUrl(row), short_url: undefined })),
  });
  yield head.slice(0, -1);
  yield* list("audits", audits, (audit) => withRows(toAudit(audit), "pages", pagesOf(db, audit.id)));
  yield* list("monitors", monitors, (one) => withRows(toMonitor(one), "checks", checksOf(db, one.id)));
  yield "}\n";
}

/** A field of an object that has others before it: an array whose values come in pieces. */
async function* list<Row>(
  name: string,
  rows: readonly Row[],
  write: (row: Row) => AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  for (const [at, row] of rows.entries()) {
    yield at === 0 ? "\n" : ",\n";
    yield* write(row);
  }
  yield "]";
}

/** A record with one more field, its rows. */
async function* withRows(
  record: object,
  name: string,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(record).slice(0, -1)},${JSON.stringify(name)}:[`;
  let separator = "";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => JSON.stringify(row)).join(",");
    separator = ",";
  }
  yield "]}";
}

async function* pagesOf(db: Client, auditId: string) {
  const found = await db.auditPage.findMany({
    where: { auditId, checkedAt: { not: null } },
    orderBy: { position: "asc" },
    select: AUDIT_PAGE_COLUMNS,
  });
  yield found.map(toAuditPage);
}

async function* checksOf(db: Client, monitorId: string) {
  for (let last = { at: new Date(0), id: "" }; ; ) {
    const { at, id } = last;
    const found = await db.monitorCheck.findMany({
      where: { monitorId, OR: [{ at: { gt: at } }, { at, id: { gt: id } }] },
      orderBy: [{ at: "asc" }, { id: "asc" }],
      take: ROWS_AT_ONCE,
      select: { ...MONITOR_CHECK_COLUMNS, id: true },
    });
    yield found.map(toMonitorCheck);
    if (found.length < ROWS_AT_ONCE) return;
    last = found.at(-1) ?? last;
  }
}
