import { AUDIT_RESULT, type AuditResult } from "@/lib/services/audits/result/audit-result";
import { runAudit } from "@/lib/services/audits/run/run-audit";
import { respond } from "@/lib/testing/web/fake-responses";
import { startFakeWeb } from "@/lib/testing/web/fake-web";
import { callApi } from "./call-api";
import { testAccount } from "./test-account";
import { type TestResources, testResources } from "./test-resources";

type Input = Readonly<Record<string, unknown>>;

/** A social image of 1200 by 630. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAABLAAAAJ2CAYAAABPQHtcAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==",
  "base64",
);

/** Where audits are run: a web of one site, and the service on a database. */
export async function startAuditStage(db: TestResources["db"]) {
  const web = await startFakeWeb();
  web.on("/card.png", respond({ headers: { "content-type": "image/png" }, body: PNG }));
  const resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin }, { spacingMs: 5 }, db);
  const start = (input: Input = {}) => startAudit(resources, { url: `${web.origin}/`, ...input });
  return {
    web,
    resources,
    start,
    /** Starts an audit, works on it to its end and returns what came of it. */
    async audit(input: Input = {}) {
      const started = await start(input);
      const patient = new AbortController().signal;
      for (let turn = 0; turn < 10 && !(await started.ended()); turn++) {
        await runAudit(resources, started.id, patient);
      }
      return started.outcome();
    },
    async stop() {
      await resources.queue.stop();
      await resources.net.close();
      await web.close();
    },
  };
}

export type AuditStage = Awaited<ReturnType<typeof startAuditStage>>;

async function startAudit(resources: TestResources, body: Input) {
  const { cookie } = await testAccount(resources, "pro");
  const get = async (path: string) => (await callApi(resources, path, { cookie })).json();
  const { id } = await (await callApi(resources, "/api/audits", { method: "POST", body, cookie })).json();
  return {
    id,
    cookie,
    async ended() {
      const { status } = await get(`/api/audits/${id}`);
      return status !== "queued" && status !== "running";
    },
    async outcome() {
      const record = await get(`/api/audits/${id}`);
      const { pages } = await get(`/api/audits/${id}/pages?limit=100`);
      const row = await (await resources.db.open()).audit.findUniqueOrThrow({ where: { id } });
      return {
        record,
        result: AUDIT_RESULT.parse(row.result),
        spent: row.spent,
        errors: pages.flatMap(({ error }: { error: string | null }) => error ?? []),
        paths: pages.map(({ url }: { url: string }) => new URL(url).pathname),
      };
    },
  };
}

/** The items of a finding about the whole site, as `pages value`; undefined when there is none. */
export function findingItems({ findings }: AuditResult, code: string) {
  return findings.find((one) => one.code === code)?.items.map(({ value, pages }) => `${pages} ${value}`);
}
