import { beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS } from "@/lib/services/operations";
import { testDatabase } from "@/lib/testing/database/test-database";
import { callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";

const database = testDatabase();
const LISTS = OPERATIONS.filter(({ input }) => "cursor" in input.shape).map(({ http }) => http.path);
const BOTH = [1, 2] as const;

let resources: TestResources;
let account: TestAccount;

describe("the Link header of a list", () => {
  /** Two records of everything that can be listed. */
  beforeAll(async () => {
    resources = testResources({}, {}, database);
    account = await testAccount(resources, "pro");
    const db = await database.open();
    const at = new Date(resources.clock.now());
    const own = { accountId: account.id, createdAt: at };
    const url = (n: number) => `https://example.com/${n}`;
    const two = <Row>(row: (n: number) => Row) => ({ data: BOTH.map(row) });
    const key = { name: "k", write: false, prefix: "hl_r_abc", last4: "wxyz" };
    await db.apiKey.createMany(two((n) => ({ ...own, ...key, id: `key_${n}`, hash: `hash ${n}` })));
    const agent = {
      clientId: "c",
      clientName: "Agent",
      clientHost: "agent.example",
      resource: "r",
      scopes: ["read"],
    };
    await db.connection.createMany(two((n) => ({ ...own, ...agent, id: `con_${n}` })));
    await db.project.createMany(two((n) => ({ ...own, id: `prj_${n}`, name: `p${n}` })));
    await db.savedUrl.createMany(two((n) => ({ ...own, id: `sav_${n}`, url: url(n) })));
    await db.audit.createMany(two((n) => ({ ...own, id: `aud_${n}`, url: url(n), pagesLimit: 5 })));
    const page = { auditId: "aud_1", inSitemap: true, score: 70, checkedAt: at };
    await db.auditPage.createMany(two((n) => ({ ...page, id: `pag_${n}`, url: url(n), position: n })));
    const monitor = { ...own, interval: "hourly", nextCheckAt: at } as const;
    await db.monitor.createMany(two((n) => ({ ...monitor, id: `mon_${n}`, url: url(n) })));
    const due = (n: number) => new Date(at.getTime() + n * 1000);
    const check = { monitorId: "mon_1", opened: [], resolved: [] };
    await db.monitorCheck.createMany(two((n) => ({ ...check, id: `chk_${n}`, dueAt: due(n), at: due(n) })));
  });

  test("is tested on every list", () => {
    expect(LISTS.length).toBe(8);
  });

  test.each(LISTS)("names the next page of %s, and none on the last page", async (path) => {
    const { cookie } = account;
    const named = path.replace("{id}", path.includes("audits") ? "aud_1" : "mon_1");
    const first = await callApi(resources, `${named}?limit=1`, { cookie });
    const { next_cursor: cursor } = await first.json();
    expect(first.status).toBe(200);
    const [, next = ""] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "") ?? [];
    const link = new URL(next);
    expect(link.searchParams.get("cursor")).toBe(cursor);
    expect(link.pathname + link.search).toBe(`${named}?limit=1&cursor=${encodeURIComponent(cursor)}`);
    const last = await callApi(resources, link.pathname + link.search, { cookie });
    expect([last.status, last.headers.get("link"), (await last.json()).next_cursor]).toEqual([
      200,
      null,
      null,
    ]);
  });
});
