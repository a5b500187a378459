import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { allAtOnce, runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { identify } from "../sign-in/identify";
import { createKey } from "./create-key";
import { listKeys } from "./list-keys";
import { revokeKey } from "./revoke-key";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

const create = (name: string) => runAs(resources, account, createKey, { name });
const revoke = (id: string, owner = account) => runAs(resources, owner, revokeKey, { id });

/** As whom a request with that key is made. */
async function kindOf(bearer: string) {
  return (await identify(resources, { bearer, session: null, network: "192.0.2.1" })).kind;
}

describe("revoking a key", () => {
  test("holds at once and for good; a second time changes nothing", async () => {
    const { id, key } = await create("Short-lived");
    expect(await kindOf(key)).toBe("key");
    resources.clock.advance(1_000);
    await revoke(id);
    expect(await kindOf(key)).toBe("invalid");
    resources.clock.advance(1_000);
    await revoke(id);
    const { keys } = await runAs(resources, account, listKeys);
    expect(keys[0]?.revoked_at).toBe("2026-01-01T00:00:01.000Z");
  });

  test("leaves the account's other keys working", async () => {
    const { id } = await create("Old");
    const { key } = await create("New");
    await revoke(id);
    expect(await kindOf(key)).toBe("key");
  });

  test("tells another account nothing of the key, which keeps working", async () => {
    const { id, key } = await create("Mine");
    const unknown = `${id.slice(0, -1)}${id.endsWith("a") ? "b" : "a"}`;
    const { errors } = await allAtOnce([revoke(id, await testAccount(resources)), revoke(unknown)]);
    const [theirs, none] = errors;
    expect(theirs).toMatchObject({ code: "not_found" });
    expect(theirs).toEqual(none);
    expect(await kindOf(key)).toBe("key");
  });
});
