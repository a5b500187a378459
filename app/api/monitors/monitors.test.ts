import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";

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

const call = (path: string, request: ApiCall = {}, { cookie } = account) =>
  callApi(resources, path, { cookie, ...request });
const create = (body: object = {}, owner = account) =>
  call(
    "/api/monitors",
    { method: "POST", body: { url: "https://example.com/", interval: "daily", ...body } },
    owner,
  );
const change = (id: string, body: object) => call(`/api/monitors/${id}`, { method: "PATCH", body });
const checkNow = (id: string) => call(`/api/monitors/${id}/check`, { method: "POST" });
const errorOf = async (response: Response) => `${response.status} ${(await response.json()).error}`;

/** As if the check that was asked for were done. */
async function finishCheck(id: string) {
  await (await database.open()).monitor.update({ where: { id }, data: { pendingAt: null } });
}

describe("201", () => {
  test("adds a monitor", async () => {
    const response = await create({ alert_email: " Ada@Example.com " });
    const monitor = await response.json();
    expect([response.status, monitor]).toEqual([
      201,
      {
        id: expect.stringMatching(/^mon_[0-9A-Za-z]{22}$/),
        url: "https://example.com/",
        project_id: null,
        interval: "daily",
        paused: false,
        alert_email: "ada@example.com",
        last_checked_at: null,
        next_check_at: expect.any(String),
        last_score: null,
        created_at: "2026-01-01T00:00:00.000Z",
      },
    ]);
  });
});

describe("200", () => {
  test("changes a monitor", async () => {
    const { id } = await (await create({ alert_email: "ada@example.com" })).json();
    const changed = await (await change(id, { paused: true })).json();
    expect(changed).toMatchObject({ id, paused: true, next_check_at: null, alert_email: "ada@example.com" });
  });

  test("lists monitors newest first", async () => {
    for (const path of ["a", "b"]) {
      resources.clock.advance(1);
      await create({ url: `https://example.com/${path}` });
    }
    const { monitors } = await (await call("/api/monitors")).json();
    expect(monitors.map(({ url }: { url: string }) => url)).toEqual([
      "https://example.com/b",
      "https://example.com/a",
    ]);
  });

  test("tells how many monitors are left, which do not come back by themselves", async () => {
    const quotaOf = ({ headers }: Response) =>
      ["limit", "remaining", "reset"].map((name) => headers.get(`x-quota-${name}`));
    expect(quotaOf(await create())).toEqual(["50", "49", null]);
    expect(quotaOf(await call("/api/monitors"))).toEqual(["50", "49", null]);
  });

  test("lists the checks of a monitor newest first, in pages", async () => {
    const { id } = await (await create()).json();
    const client = await database.open();
    const rows = [1, 2, 3].map((n) => ({
      id: `chk_${id.slice(4)}${n}`,
      dueAt: new Date(n),
      at: new Date(n),
      score: n,
    }));
    await client.monitorCheck.createMany({ data: rows.map((row) => ({ ...row, monitorId: id })) });
    const first = await (await call(`/api/monitors/${id}/checks?limit=2`)).json();
    const second = await (
      await call(`/api/monitors/${id}/checks?limit=2&cursor=${first.next_cursor}`)
    ).json();
    expect([...first.checks, ...second.checks].map(({ score }: { score: number }) => score)).toEqual([
      3, 2, 1,
    ]);
    expect(first.checks[0]).toEqual({
      at: "1970-01-01T00:00:00.003Z",
      score: 3,
      error: null,
      changes: [],
      opened: [],
      resolved: [],
    });
  });
});

describe("monitors", () => {
  test("a deleted monitor is gone with its history", async () => {
    const { id } = await (await create()).json();
    expect((await call(`/api/monitors/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await errorOf(await call(`/api/monitors/${id}/checks`))).toBe("404 not_found");
  });
});

describe("a check that is asked for", () => {
  test("is accepted once at a time", async () => {
    const { id } = await (await create()).json();
    expect(await errorOf(await checkNow(id))).toBe("409 conflict");
    await finishCheck(id);
    expect((await checkNow(id)).status).toBe(202);
  });

  test("is accepted at most 12 times an hour", async () => {
    const { id } = await (await create()).json();
    const requestedAt = Array.from({ length: 12 }, () => new Date(resources.clock.now()));
    await (await database.open()).monitor.update({ where: { id }, data: { pendingAt: null, requestedAt } });
    const rejected = await checkNow(id);
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "3600"]);
  });
});

describe("a monitor is rejected", () => {
  test.each([
    [{ interval: "yearly" }, "400 invalid_body"],
    [{ alert_email: "nobody" }, "400 invalid_body"],
    [{ url: "http://127.0.0.1/" }, "403 private_address"],
    [{ url: "ftp://example.com/" }, "400 unsupported_scheme"],
    [{ project_id: "prj_0" }, "404 not_found"],
  ])("for %j with %s", async (body, error) => {
    expect(await errorOf(await create(body))).toBe(error);
  });

  test("with 402 plan_required for a session of the Free plan", async () => {
    expect(await errorOf(await create({}, await testAccount(resources)))).toBe("402 plan_required");
  });
});
