import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { createProject } from "../projects/create-project";
import { deleteSavedUrl } from "./delete-saved-url";
import { listSavedUrls } from "./list-saved-urls";
import { saveUrl } from "./save-url";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

const save = (input: object) => runAs(resources, account, saveUrl, { ...input });
const list = (input: object) => runAs(resources, account, listSavedUrls, { ...input });
const urlsOf = (page: { saved_urls: { url: string }[] }) => page.saved_urls.map(({ url }) => url);

describe("the list of saved URLs", () => {
  test("is newest first, in pages that follow each other while others come and go", async () => {
    for (const path of ["1", "2", "3", "4"]) {
      resources.clock.advance(1);
      await save({ url: `https://example.com/${path}` });
    }
    const first = await list({ limit: 2 });
    expect(urlsOf(first)).toEqual(["https://example.com/4", "https://example.com/3"]);
    resources.clock.advance(1);
    await save({ url: "https://example.com/5" });
    await runAs(resources, account, deleteSavedUrl, { id: first.saved_urls[1]?.id });
    const second = await list({ limit: 2, cursor: first.next_cursor });
    expect(urlsOf(second)).toEqual(["https://example.com/2", "https://example.com/1"]);
    expect(second.next_cursor).toBeNull();
  });

  test("finds those of a project, and the one with a URL", async () => {
    const { id: shop } = await runAs(resources, account, createProject, { name: "Shop" });
    await save({ url: "https://example.com/shop", project_id: shop });
    await save({ url: "https://example.com/blog" });
    expect(urlsOf(await list({ project_id: shop }))).toEqual(["https://example.com/shop"]);
    expect(urlsOf(await list({ url: "https://EXAMPLE.com/blog#top" }))).toEqual(["https://example.com/blog"]);
    expect(urlsOf(await list({ url: "https://example.com/none" }))).toEqual([]);
  });
});
