import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { getSavedUrl } from "../saved-urls/get-saved-url";
import { saveUrl } from "../saved-urls/save-url";
import { createProject } from "./create-project";
import { deleteProject } from "./delete-project";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

describe("deleting a project", () => {
  test("leaves what was in it, and finds it no second time", async () => {
    const { id } = await runAs(resources, account, createProject, { name: "Shop" });
    const saved = await runAs(resources, account, saveUrl, { url: "https://example.com/", project_id: id });
    await runAs(resources, account, deleteProject, { id });
    await expect(runAs(resources, account, deleteProject, { id })).rejects.toMatchObject({
      code: "not_found",
    });
    const left = await runAs(resources, account, getSavedUrl, { id: saved.id });
    expect(left).toEqual({ ...saved, project_id: null });
  });
});
