import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

const call = (path: string, request: ApiCall = {}, { cookie } = account) =>
  callApi(resources, path, { cookie, ...request });
const create = (name: string, owner = account) =>
  call("/api/projects", { method: "POST", body: { name } }, owner);

describe("201", () => {
  test("makes a project", async () => {
    const made = await create("  Shop ");
    expect([made.status, await made.json()]).toEqual([
      201,
      {
        id: expect.stringMatching(/^prj_[0-9A-Za-z]{22}$/),
        name: "Shop",
        saved_urls: 0,
        monitors: 0,
        audits: 0,
        created_at: "2026-01-01T00:00:00.000Z",
      },
    ]);
  });
});

describe("400", () => {
  test("for what is no name", async () => {
    expect(await (await create("Shop \u202e")).json()).toMatchObject({ error: "invalid_body" });
  });
});

describe("200", () => {
  test("lists projects newest first, in pages, with what is in each", async () => {
    const ids: string[] = [];
    for (const name of ["one", "two", "three"]) {
      resources.clock.advance(1);
      ids.unshift((await (await create(name)).json()).id);
    }
    const saved = { url: "https://example.com/", project_id: ids[2] };
    await call("/api/saved-urls", { method: "POST", body: saved });
    const first = await (await call("/api/projects?limit=2")).json();
    expect(first.projects.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const second = await (await call(`/api/projects?limit=2&cursor=${first.next_cursor}`)).json();
    expect(second).toMatchObject({ projects: [{ id: ids[2], saved_urls: 1 }], next_cursor: null });
    expect(await (await call(`/api/projects/${ids[2]}`)).json()).toEqual(second.projects[0]);
  });

  test("renames one", async () => {
    const { id } = await (await create("Shop")).json();
    const renamed = await call(`/api/projects/${id}`, { method: "PATCH", body: { name: "Store" } });
    expect(await renamed.json()).toMatchObject({ id, name: "Store" });
    expect(await (await call(`/api/projects/${id}`)).json()).toMatchObject({ name: "Store" });
  });
});

describe("204", () => {
  test("deletes a project", async () => {
    const { id } = await (await create("Shop")).json();
    const response = await call(`/api/projects/${id}`, { method: "DELETE" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect((await call(`/api/projects/${id}`, { method: "DELETE" })).status).toBe(404);
  });
});

describe("409", () => {
  test("says how many projects the plan includes", async () => {
    const owner = await testAccount(resources);
    await create("First", owner);
    const rejected = await create("Second", owner);
    expect([rejected.status, await rejected.json()]).toMatchObject([409, { error: "limit_reached" }]);
  });
});
