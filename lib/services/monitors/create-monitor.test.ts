import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { allAtOnce, runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { createMonitor } from "./create-monitor";

const database = testDatabase();
const stops: (() => Promise<void>)[] = [];

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
  stops.push(resources.queue.stop);
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const create = (input: object = {}, owner = account) =>
  runAs(resources, owner, createMonitor, { url: "https://example.com/", interval: "daily", ...input });

describe("a new monitor", () => {
  test("is checked at once and again within a day and a half", async () => {
    const { id, next_check_at } = await create();
    const hours = (Date.parse(next_check_at ?? "") - resources.clock.now()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(12);
    expect(hours).toBeLessThanOrEqual(36);
    const { rows } = await database.query("SELECT data FROM pgboss.job WHERE data->>'monitorId' = $1", [id]);
    expect(rows).toEqual([{ data: { monitorId: id, dueAt: "2026-01-01T00:00:00.000Z" } }]);
  });

  test.each([
    [{ url: "http://127.0.0.1/" }, "private_address"],
    [{ project_id: "prj_0" }, "not_found"],
  ])("is rejected for %j with %s", async (input, code) => {
    await expect(create(input)).rejects.toMatchObject({ code });
  });

  test("needs the Pro plan", async () => {
    const owner = await testAccount(resources);
    await expect(create({}, owner)).rejects.toMatchObject({ code: "plan_required" });
  });
});

describe("the quota of monitors", () => {
  test("is 50, even when several are asked for at once", async () => {
    const client = await database.open();
    const rows = Array.from({ length: 49 }, (_, n) => ({ id: `mon_${account.id.slice(4)}${n}` }));
    const shared = { accountId: account.id, url: "https://example.com/", interval: "daily" } as const;
    const times = { nextCheckAt: new Date(0), createdAt: new Date(0) };
    await client.monitor.createMany({ data: rows.map((row) => ({ ...row, ...shared, ...times })) });
    const { done, errors } = await allAtOnce([create(), create(), create()]);
    expect([done, errors.length]).toEqual([1, 2]);
    for (const error of errors) expect(error).toMatchObject({ code: "limit_reached" });
  });
});
