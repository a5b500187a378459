import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { html } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";

const database = testDatabase();

let web: FakeWeb;
let resources: TestResources;

beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/", html("<!doctype html><title>Tides</title>"));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin }, {}, database);
});

afterEach(async () => {
  await resources.background.settled();
  await resources.net.close();
  await web.close();
});

/** Status, rate limit and remaining units after one check. */
async function check(call: ApiCall = {}): Promise<string> {
  const { status, headers } = await callApi(
    resources,
    `/inspect?url=${encodeURIComponent(web.origin)}`,
    call,
  );
  return `${status}: ${headers.get("x-ratelimit-remaining")} of ${headers.get("x-ratelimit-limit")}`;
}

describe("account quota", () => {
  test("a browser and all keys of an account share its plan's rate limit, apart from anonymous callers", async () => {
    const account = await testAccount(resources, "pro");
    const [one, two] = [await testKey(resources, account), await testKey(resources, account, true)];
    expect(await check({ cookie: account.cookie })).toBe("200: 999 of 1000");
    expect(await check({ key: one.key })).toBe("200: 998 of 1000");
    expect(await check({ key: two.key })).toBe("200: 997 of 1000");
    expect(await check()).toBe("200: 49 of 50");
    const third = await testKey(resources, account);
    expect(await check({ key: third.key })).toBe("200: 996 of 1000");
  });

  test("a Free account has 100, wherever its requests come from", async () => {
    const account = await testAccount(resources);
    const { key } = await testKey(resources, account);
    expect(await check({ key })).toBe("200: 99 of 100");
    const elsewhere = { [CLIENT_HEADER]: "198.51.100.7" };
    expect(await check({ key, headers: elsewhere })).toBe("200: 98 of 100");
    expect(await check({ cookie: account.cookie, headers: elsewhere })).toBe("200: 97 of 100");
  });

  test("one account's checks leave another's on the same network alone", async () => {
    const [one, two] = [await testAccount(resources), await testAccount(resources)];
    expect(await check({ cookie: one.cookie })).toBe("200: 99 of 100");
    expect(await check({ cookie: two.cookie })).toBe("200: 99 of 100");
  });

  test("a used-up rate limit stops browser and key alike, while anonymous callers keep theirs", async () => {
    resources = {
      ...resources,
      ...testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, CHECKS_PER_HOUR: "free=2" }, {}, database),
    };
    const account = await testAccount(resources);
    const { key } = await testKey(resources, account);
    await check({ key });
    await check({ key });
    expect(await check({ key })).toBe("429: 0 of 2");
    expect(await check({ cookie: account.cookie })).toBe("429: 0 of 2");
    expect(await check()).toBe("200: 49 of 50");
  });

  test("a wrong or revoked key takes nothing from anyone", async () => {
    const account = await testAccount(resources);
    const { id, key } = await testKey(resources, account);
    await callApi(resources, `/api/keys/${id}`, { method: "DELETE", cookie: account.cookie });
    expect(await check({ key })).toBe("401: 50 of 50");
    expect(await check()).toBe("200: 49 of 50");
    expect(await check({ cookie: account.cookie })).toBe("200: 99 of 100");
  });

  test("an expired session counts as anonymous", async () => {
    const { cookie } = await testAccount(resources);
    resources.clock.advance(86_400_000);
    expect(await check({ cookie })).toBe("200: 49 of 50");
  });

  test("without the database a browser has the anonymous rate limit, and a key gets 503", async () => {
    const account = await testAccount(resources);
    const { key } = await testKey(resources, account);
    resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin });
    expect(await check({ cookie: account.cookie })).toBe("200: 49 of 50");
    expect(await check({ key })).toBe("503: 49 of 50");
  });

  test("GET /entitlements returns the caller's plan", async () => {
    const account = await testAccount(resources, "pro");
    const { key } = await testKey(resources, account);
    const entitlementsOf = async (call: ApiCall) => (await callApi(resources, "/entitlements", call)).json();
    const pro = {
      plan: "pro",
      label: "Pro",
      checks_per_hour: 1000,
      saved_urls: 500,
      projects: 50,
      api: true,
    };
    expect(await entitlementsOf({ cookie: account.cookie })).toEqual(pro);
    expect(await entitlementsOf({ key })).toEqual(pro);
    expect(await entitlementsOf({ cookie: (await testAccount(resources)).cookie })).toEqual({
      plan: "free",
      label: "Free",
      checks_per_hour: 100,
      saved_urls: 10,
      projects: 1,
      api: true,
    });
  });
});
