import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { allAtOnce, runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { createProject } from "./create-project";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

const create = (name: string, owner = account) => runAs(resources, owner, createProject, { name });

describe("a new project", () => {
  test("may be called like another", async () => {
    const [one, other] = [await create("  Shop "), await create("Shop")];
    expect([one.name, other.name]).toEqual(["Shop", "Shop"]);
    expect(one.id).not.toBe(other.id);
  });
});

describe("the quota of projects", () => {
  test.each([
    ["free", 1],
    ["pro", 50],
  ] as const)("gives a %s account %i, even when all are asked for at once", async (plan, max) => {
    const owner = await testAccount(resources, plan);
    for (let made = 1; made < max; made += 1) await create(`p${made}`, owner);
    const { done, errors } = await allAtOnce(["a", "b", "c"].map((name) => create(name, owner)));
    expect([done, errors.length]).toEqual([1, 2]);
    for (const error of errors) {
      expect(error).toMatchObject({
        code: "limit_reached",
        message: expect.stringContaining(` ${max} project`),
      });
    }
  });
});
