import { beforeEach, describe, expect, test } from "vitest";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { testDatabase } from "@/lib/testing/database/test-database";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { allAtOnce, runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { createProject } from "../projects/create-project";
import { listSavedUrls } from "./list-saved-urls";
import { saveUrl } from "./save-url";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({ BLOCKED_HOSTS: "blocked.example" }, {}, database);
  account = await testAccount(resources, "pro");
});

const save = (input: object, owner = account) => runAs(resources, owner, saveUrl, { ...input });

async function savedUrls(): Promise<readonly string[]> {
  const { saved_urls } = await runAs(resources, account, listSavedUrls);
  return saved_urls.map(({ url }) => url);
}

describe("a saved URL", () => {
  test("has the score of the check that was just made", async () => {
    const inspection = inspectionOf("https://example.com/");
    const encoded = await encodeInspection(inspection);
    const check = { kind: "inspection", encoded, checkedAtMs: Date.UTC(2026, 0, 1) } as const;
    await resources.cache.set("https://example.com/", check);
    resources.clock.advance(60_000);
    expect(await save({ url: "https://example.com/" })).toMatchObject({
      last_score: inspection.score.value,
      last_checked_at: "2026-01-01T00:00:00.000Z",
      created_at: "2026-01-01T00:01:00.000Z",
    });
  });

  test.each([null, "", "   "])("has no label when it is %j", async (label) => {
    expect(await save({ url: "https://example.com/", label })).toMatchObject({ label: null });
  });

  test("may be saved by two accounts", async () => {
    await save({ url: "https://example.com/" });
    const theirs = await save({ url: "https://example.com/" }, await testAccount(resources));
    expect(theirs).toMatchObject({ url: "https://example.com/" });
  });

  test("is saved once, in any spelling and in either order", async () => {
    const spellings = ["https://example.com", "HTTPS://Example.com/#a", "https://example.com:443/./"];
    const { done, errors } = await allAtOnce(spellings.map((url) => save({ url })));
    expect([done, errors.length]).toEqual([1, 2]);
    for (const error of errors) {
      expect(error).toMatchObject({ code: "conflict", detail: { url: "https://example.com/" } });
    }
    expect(await savedUrls()).toHaveLength(1);
  });

  test.each([
    ["http://10.0.0.1/", "private_address"],
    ["https://www.blocked.example/", "blocked_host"],
  ])("is never %s, which could not be checked: %s", async (url, code) => {
    await expect(save({ url })).rejects.toMatchObject({ code });
    expect(await savedUrls()).toEqual([]);
  });

  test("is never put into a project of somebody else's", async () => {
    const other = await testAccount(resources, "pro");
    const { id } = await runAs(resources, other, createProject, { name: "Theirs" });
    const saving = save({ url: "https://example.com/", project_id: id });
    await expect(saving).rejects.toMatchObject({ code: "not_found" });
    expect(await savedUrls()).toEqual([]);
  });
});

describe("the quota of saved URLs", () => {
  test("gives a Free account 10, even when several are asked for at once", async () => {
    const owner = await testAccount(resources);
    for (let made = 0; made < 9; made += 1) await save({ url: `https://example.com/${made}` }, owner);
    const last = ["a", "b", "c"].map((path) => save({ url: `https://example.org/${path}` }, owner));
    const { done, errors } = await allAtOnce(last);
    expect([done, errors.length]).toEqual([1, 2]);
    for (const error of errors) {
      expect(error).toMatchObject({
        code: "limit_reached",
        message: expect.stringContaining(" 10 saved URLs"),
      });
    }
    const known = save({ url: "https://example.com/0" }, owner);
    await expect(known).rejects.toMatchObject({ code: "conflict" });
  });

  test("lets an account that had more before keep them, and add none", async () => {
    for (let made = 0; made < 11; made += 1) await save({ url: `https://example.com/${made}` });
    const owner = { caller: { ...account.caller, plan: "free" as const } };
    const { saved_urls } = await runAs(resources, owner, listSavedUrls);
    expect(saved_urls).toHaveLength(11);
    const another = runAs(resources, owner, saveUrl, { url: "https://example.org/" });
    await expect(another).rejects.toMatchObject({ code: "limit_reached" });
  });
});
