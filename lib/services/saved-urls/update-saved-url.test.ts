import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { createProject } from "../projects/create-project";
import { saveUrl } from "./save-url";
import { updateSavedUrl } from "./update-saved-url";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

describe("updating a saved URL", () => {
  test("changes what is named and leaves the rest", async () => {
    const { id: shop } = await runAs(resources, account, createProject, { name: "Shop" });
    const { id } = await runAs(resources, account, saveUrl, { url: "https://example.com/", label: "Home" });
    const change = (input: object) => runAs(resources, account, updateSavedUrl, { id, ...input });
    expect(await change({ project_id: shop })).toMatchObject({ label: "Home", project_id: shop });
    expect(await change({ label: "Start" })).toMatchObject({ label: "Start", project_id: shop });
    expect(await change({})).toMatchObject({ label: "Start", project_id: shop });
    const cleared = await change({ label: null, project_id: null });
    expect(cleared).toMatchObject({ label: null, project_id: null });
  });
});
