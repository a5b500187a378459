import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { allAtOnce, runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { checkMonitor } from "./check-monitor";
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

/** A monitor whose first check is still to be made. */
async function newMonitor(): Promise<string> {
  const input = { url: "https://example.com/", interval: "daily" };
  return (await runAs(resources, account, createMonitor, input)).id;
}

const check = (id: string) => runAs(resources, account, checkMonitor, { id });

/** As if the check that was asked for were done. */
async function finishCheck(id: string): Promise<void> {
  await (await database.open()).monitor.update({ where: { id }, data: { pendingAt: null } });
}

describe("a check that is asked for", () => {
  test("is made one at a time", async () => {
    const id = await newMonitor();
    await expect(check(id)).rejects.toMatchObject({ code: "conflict" });
    await finishCheck(id);
    const { done, errors } = await allAtOnce([check(id), check(id)]);
    expect([done, errors]).toMatchObject([1, [{ code: "conflict" }]]);
  });

  test("is made at most 12 times an hour", async () => {
    const id = await newMonitor();
    for (let n = 0; n < 12; n++) {
      await finishCheck(id);
      resources.clock.advance(60_000);
      await check(id);
    }
    await finishCheck(id);
    const rejected = { code: "rate_limited", detail: { retryAfter: 49 * 60 } };
    await expect(check(id)).rejects.toMatchObject(rejected);
    resources.clock.advance(49 * 60_000 + 1);
    await check(id);
  });
});
