import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { createMonitor } from "./create-monitor";
import { updateMonitor } from "./update-monitor";

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

describe("updating a monitor", () => {
  test("changes what is named and nothing else", async () => {
    const input = { url: "https://example.com/", interval: "daily", alert_email: "ada@example.com" };
    const { id, next_check_at } = await runAs(resources, account, createMonitor, input);
    const change = (changes: object) => runAs(resources, account, updateMonitor, { id, ...changes });
    expect(await change({ paused: true })).toMatchObject({
      paused: true,
      next_check_at: null,
      alert_email: "ada@example.com",
    });
    const resumed = await change({ paused: false, alert_email: null });
    expect(resumed).toMatchObject({ paused: false, next_check_at, alert_email: null });
    const weekly = await change({ interval: "weekly" });
    expect(Date.parse(weekly.next_check_at ?? "") - resources.clock.now()).toBeGreaterThan(3 * 86_400_000);
  });
});
