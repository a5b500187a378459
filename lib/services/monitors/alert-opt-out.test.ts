import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { hashEmail, unsubscribeToken } from "./unsubscribe-token";

const database = testDatabase();
const stops: (() => Promise<void>)[] = [];

let resources: TestResources;
let eve: TestAccount;
let people = 0;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  stops.push(resources.queue.stop);
  eve = await testAccount(resources, "pro");
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const newEmail = () => `bob-${people++}@example.com`;

function add({ cookie }: TestAccount, alert_email: string) {
  const body = { url: "https://example.com/", interval: "daily", alert_email };
  return callApi(resources, "/api/monitors", { method: "POST", body, cookie });
}

async function alertEmailOf(id: string) {
  return (await (await callApi(resources, `/api/monitors/${id}`, { cookie: eve.cookie })).json()).alert_email;
}

/** Opens the link in an alert of a monitor. */
async function press(monitorId: string, email: string, action: "confirm" | "undo") {
  const token = unsubscribeToken(
    { kind: "monitor", monitorId, emailHash: hashEmail(email) },
    resources.authSecret(),
  );
  return (await callApi(resources, `/unsubscribe/${token}/${action}`, { method: "POST" })).status;
}

describe("somebody who unsubscribes from another person's alerts", () => {
  test("gets none from a later monitor of any account", async () => {
    const bob = newEmail();
    const { id } = await (await add(eve, bob)).json();
    expect(await press(id, bob, "confirm")).toBe(200);
    expect(await alertEmailOf(id)).toBe(null);
    for (const account of [eve, await testAccount(resources, "pro")]) {
      const rejected = await add(account, bob);
      expect([rejected.status, (await rejected.json()).error]).toEqual([409, "conflict"]);
    }
    const body = { alert_email: bob };
    const changed = await callApi(resources, `/api/monitors/${id}`, {
      method: "PATCH",
      body,
      cookie: eve.cookie,
    });
    expect(changed.status).toBe(409);
  });

  test("gets none from the other monitors that mailed them", async () => {
    const bob = newEmail();
    const [one, two] = [await (await add(eve, bob)).json(), await (await add(eve, bob)).json()];
    await press(one.id, bob, "confirm");
    expect(await alertEmailOf(two.id)).toBe(null);
  });

  test("gets none even when the monitor of the link is gone", async () => {
    const bob = newEmail();
    const { id } = await (await add(eve, bob)).json();
    await callApi(resources, `/api/monitors/${id}`, { method: "DELETE", cookie: eve.cookie });
    expect(await press(id, bob, "confirm")).toBe(200);
    expect((await add(eve, bob)).status).toBe(409);
  });

  test("can allow alerts again with the same link", async () => {
    const bob = newEmail();
    const { id } = await (await add(eve, bob)).json();
    await press(id, bob, "confirm");
    expect(await press(id, bob, "undo")).toBe(200);
    expect((await add(eve, bob)).status).toBe(201);
  });

  test("may be mailed by monitors of their own account", async () => {
    const bob = await testAccount(resources, "pro");
    const { id } = await (await add(eve, bob.email)).json();
    await press(id, bob.email, "confirm");
    expect((await add(bob, bob.email)).status).toBe(201);
  });
});

describe("opting out of alerts", () => {
  test("who unsubscribes from one monitor of their own account keeps the alerts of the others", async () => {
    const [one, two] = [await (await add(eve, eve.email)).json(), await (await add(eve, eve.email)).json()];
    await press(one.id, eve.email, "confirm");
    expect([await alertEmailOf(one.id), await alertEmailOf(two.id)]).toEqual([null, eve.email]);
    expect((await add(eve, eve.email)).status).toBe(201);
  });
});
