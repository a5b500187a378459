import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";

const database = testDatabase();
const stops: (() => Promise<void>)[] = [];

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({ BLOCKED_HOSTS: "blocked.example" }, {}, database);
  account = await testAccount(resources, "pro");
  stops.push(resources.queue.stop);
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const call = (path: string, request: ApiCall = {}, { cookie } = account) =>
  callApi(resources, path, { cookie, ...request });
const start = (body: object = {}, owner = account) =>
  call("/api/audits", { method: "POST", body: { url: "https://example.com/", ...body } }, owner);
const errorOf = async (response: Response) => `${response.status} ${(await response.json()).error}`;

async function startSpent(count: number) {
  const client = await database.open();
  const [accountId, createdAt] = [account.id, new Date(resources.clock.now())];
  const rows = Array.from({ length: count }, (_, n) => ({ id: `aud_${accountId.slice(4)}${n}`, n }));
  await client.audit.createMany({
    data: rows.map(({ id }) => ({ id, accountId, url: "https://example.com/", pagesLimit: 1, createdAt })),
  });
}

describe("202", () => {
  test("starts an audit of up to 200 pages", async () => {
    const response = await start({ url: " HTTPS://EXAMPLE.com#part" });
    expect([response.status, await response.json()]).toEqual([
      202,
      {
        id: expect.stringMatching(/^aud_[0-9A-Za-z]{22}$/),
        url: "https://example.com/",
        project_id: null,
        status: "queued",
        source: null,
        pages_limit: 200,
        pages_found: 0,
        pages_checked: 0,
        pages_failed: 0,
        score: null,
        issues: [],
        created_at: "2026-01-01T00:00:00.000Z",
        started_at: null,
        finished_at: null,
        error: null,
      },
    ]);
  });

  test("a key that may write starts one, which takes no check", async () => {
    const { key } = await testKey(resources, account, true);
    const response = await callApi(resources, "/api/audits", {
      method: "POST",
      key,
      body: { url: "https://example.com/", pages_limit: 7 },
    });
    expect([response.status, (await response.json()).pages_limit]).toEqual([202, 7]);
  });
});

describe("200", () => {
  test("lists audits newest first, in pages", async () => {
    for (const pages_limit of [1, 2, 3]) {
      resources.clock.advance(1);
      await start({ pages_limit });
    }
    const first = await (await call("/api/audits?limit=2")).json();
    const second = await (await call(`/api/audits?limit=2&cursor=${first.next_cursor}`)).json();
    const limits = [...first.audits, ...second.audits].map(
      ({ pages_limit }: { pages_limit: number }) => pages_limit,
    );
    expect({ limits, next: second.next_cursor }).toEqual({ limits: [3, 2, 1], next: null });
  });

  test("tells how many audits are left this month, and until when", async () => {
    const quotaOf = ({ headers }: Response) =>
      ["limit", "remaining", "reset"].map((name) => Number(headers.get(`x-quota-${name}`)));
    expect(quotaOf(await call("/api/audits"))).toEqual([30, 30, 31 * 86_400]);
    expect(quotaOf(await start())).toEqual([30, 29, 31 * 86_400]);
    resources.clock.advance(1_000);
    expect(quotaOf(await call("/api/audits"))).toEqual([30, 29, 31 * 86_400 - 1]);
  });

  test("exports the pages as CSV and everything as JSON", async () => {
    const { id } = await (await start()).json();
    const client = await database.open();
    const page = { auditId: id, inSitemap: true, checkedAt: new Date(0) };
    await client.auditPage.create({
      data: { ...page, id: "pag_csv", url: "https://example.com/a", position: 0, score: 70, error: null },
    });
    const csv = await call(`/api/audits/${id}/export?format=csv`);
    expect([csv.headers.get("content-type"), await csv.text()]).toEqual([
      expect.stringMatching(/^text\/csv/),
      "url,final_url,score,issues,error\r\nhttps://example.com/a,,70,,\r\n",
    ]);
    const json = await (await call(`/api/audits/${id}/export?format=json`)).json();
    expect(json).toMatchObject({ audit: { id }, pages: [{ url: "https://example.com/a", score: 70 }] });
  });

  test("cancels an audit", async () => {
    const { id } = await (await start()).json();
    const cancelled = await call(`/api/audits/${id}/cancel`, { method: "POST" });
    expect([cancelled.status, (await cancelled.json()).status]).toEqual([200, "cancelled"]);
  });
});

describe("a start is rejected", () => {
  test.each([0, 201, 1.5, "5"])("with 400 for a limit of %j pages", async (pages_limit) => {
    expect(await errorOf(await start({ pages_limit }))).toBe("400 invalid_body");
  });

  test("with 402 quota_exhausted when the month's audits are used up, and not the month after", async () => {
    await startSpent(30);
    expect(await errorOf(await start())).toBe("402 quota_exhausted");
    resources.clock.set(Date.UTC(2026, 1, 1));
    const later = await testAccount(resources, "pro");
    expect((await start({}, later)).status).toBe(202);
  });

  test("with 402 for all but one of several at once on the last unit", async () => {
    await startSpent(29);
    const statuses = (await Promise.all([start(), start(), start()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([202, 402, 402]);
  });

  test("with 402 plan_required for a session of the Free plan", async () => {
    expect(await errorOf(await start({}, await testAccount(resources)))).toBe("402 plan_required");
  });

  test("with 403 for a private IP address or a blocked host", async () => {
    expect(await errorOf(await start({ url: "http://10.0.0.1/" }))).toBe("403 private_address");
    expect(await errorOf(await start({ url: "https://blocked.example/" }))).toBe("403 blocked_host");
  });

  test("with 404 for somebody else's project", async () => {
    const other = await testAccount(resources, "pro");
    const made = await call("/api/projects", { method: "POST", body: { name: "Theirs" } }, other);
    expect(await errorOf(await start({ project_id: (await made.json()).id }))).toBe("404 not_found");
  });
});

describe("audits", () => {
  test("an audit that could not start does not count against the quota", async () => {
    await startSpent(30);
    const client = await database.open();
    await client.audit.updateMany({ where: { accountId: account.id }, data: { spent: false } });
    expect((await start()).status).toBe(202);
  });

  test("a finished audit cannot be cancelled", async () => {
    const { id } = await (await start()).json();
    await call(`/api/audits/${id}/cancel`, { method: "POST" });
    expect(await errorOf(await call(`/api/audits/${id}/cancel`, { method: "POST" }))).toBe("409 conflict");
  });

  test("somebody else's audit is not there", async () => {
    const { id } = await (await start()).json();
    const other = await testAccount(resources, "pro");
    for (const path of ["", "/pages", "/export?format=csv"]) {
      expect(await errorOf(await call(`/api/audits/${id}${path}`, {}, other))).toBe("404 not_found");
    }
  });
});
