// `npm run bench -- audits`: how close an audit comes to the politeness limit, and what ordinary checks lose while
// three of them run.
import { setTimeout as delay } from "node:timers/promises";
import { type DriveResult, drive, median, printTable, type Target } from "./measure";
import { startService } from "./service";
import { makeAccount, startWorkStage } from "./work-stage";

const AUDITS = 3;
const RESPONSE_MS = 50;
const PER_SECOND = 5;
const ROUNDS = 5;
const PLANS = [
  { checks: 60, concurrency: 1 },
  { checks: 200, concurrency: 8 },
];

/** Prints ordinary checks before and during audits, and how fast the audits are. */
export async function measureAudits(): Promise<void> {
  const stage = await startWorkStage({ sites: AUDITS + 1, responseMs: RESPONSE_MS });
  const [checked = "", ...audited] = stage.origins;
  const site = await startService({
    ...stage.env,
    FETCH_PER_HOST: "64",
    FETCH_PER_HOST_MINUTE: "1000000",
  });
  let serial = 0;
  const nextUrl = () => `${checked}/page-${serial++}`;
  await drive(site, nextUrl, { checks: 500, concurrency: 8 });
  const before = await measureChecks(site, nextUrl);
  const { cookie } = await makeAccount(stage.client);
  for (const origin of audited) await start(site, origin, cookie);
  await running(stage.client);
  const during = await measureChecks(site, nextUrl);
  printTable(`Ordinary checks of pages that respond in ${RESPONSE_MS} ms`, [
    { when: "before", ...before },
    { when: `while ${AUDITS} audits run`, ...during },
  ]);
  while ((await stage.client.audit.count({ where: { status: "done" } })) < AUDITS) await delay(1_000);
  const rows = await stage.client.audit.findMany({ orderBy: { createdAt: "asc" } });
  printTable(
    "Audits of 200 pages with a social image each",
    rows.map((row) => {
      const { count, ms } = stage.requestsOf(new URL(row.url).origin);
      const limit = (count - 1) / PER_SECOND;
      return {
        pages: `${row.pagesChecked} (${row.pagesFailed} failed)`,
        requests: String(count),
        "first to last request, s": ms / 1_000,
        "at 5 requests a second, s": limit,
        "start to end, s": (Number(row.finishedAt) - Number(row.createdAt)) / 1_000,
      };
    }),
  );
  await site.stop();
  await stage.stop();
}

async function measureChecks(site: Target, nextUrl: () => string) {
  const columns: Record<string, number> = {};
  for (const plan of PLANS) {
    const loads: DriveResult[] = [];
    for (let round = 0; round < ROUNDS; round++) loads.push(await drive(site, nextUrl, plan));
    columns[`p50 ms, ${plan.concurrency} at once`] = median(loads.map(({ p50Ms }) => p50Ms));
    columns[`checks/s, ${plan.concurrency} at once`] = median(loads.map(({ perSecond }) => perSecond));
    columns.errors = (columns.errors ?? 0) + loads.reduce((sum, { errors }) => sum + errors, 0);
  }
  return columns;
}

async function start({ base }: Target, origin: string, cookie: string): Promise<void> {
  const response = await fetch(`${base}/api/audits`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ url: `${origin}/` }),
  });
  if (response.status !== 202) throw new Error(`No audit started: ${await response.text()}`);
}

async function running(client: Awaited<ReturnType<typeof startWorkStage>>["client"]): Promise<void> {
  while ((await client.audit.count({ where: { pagesChecked: { gt: 2 } } })) < AUDITS) await delay(200);
}
