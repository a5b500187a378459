import { describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { runOperation } from "../operation";
import { viewKeys } from "./list-keys";
import { revokeKey } from "./revoke-key";

const resources = testResources({}, {}, testDatabase());

describe("viewKeys", () => {
  test("a key that works is shown however many were made and revoked after it", async () => {
    const account = await testAccount(resources, "pro");
    const ctx = { ...resources, caller: account.caller };
    const old = await testKey(resources, account);
    const later: string[] = [];
    for (let made = 0; made < 51; made += 1) {
      resources.clock.advance(3_600_000);
      const { id } = await testKey(resources, account);
      await runOperation(ctx, revokeKey, async () => ({ id }));
      later.unshift(id);
    }
    const viewed = await runOperation(ctx, viewKeys, async () => ({}));
    if (!viewed.ok) throw viewed.error;
    expect(viewed.output.active.map(({ id }) => id)).toEqual([old.id]);
    expect(viewed.output.revoked.map(({ id }) => id)).toEqual(later.slice(0, 50));
  });
});
