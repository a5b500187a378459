import { describe, expect, test } from "vitest";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { testResources } from "@/lib/testing/service/test-resources";
import type { Caller } from "../context";
import { type Operation, runOperation } from "../operation";
import { explainIssue } from "./explain-issue";
import { listIssues } from "./list-issues";

const key: Caller = {
  kind: "key",
  network: "192.0.2.1",
  keyId: "key_1",
  accountId: "acc_1",
  plan: "free",
  scopes: ["inspect", "read"],
};

const resources = testResources();

function run(operation: Operation, input: object) {
  return runOperation({ ...resources, caller: key }, operation, async () => ({ ...input }));
}

describe("the catalogue", () => {
  test("has every issue with exactly five fields, for any key", async () => {
    const response = await run(listIssues, {});
    if (!response.ok) throw response.error;
    expect(response.output).toEqual({
      issues: CATALOGUE.map(({ code, title, severity, importance, weight }) => ({
        code,
        title,
        severity,
        importance,
        weight,
      })),
    });
    expect(response.rate).toBeNull();
  });
});

describe("an issue explained", () => {
  test.each(CATALOGUE.map(({ code }) => code))("%s", async (code) => {
    const response = await run(explainIssue, { code });
    if (!response.ok) throw response.error;
    expect(Object.keys(response.output)).toEqual([
      "code",
      "title",
      "severity",
      "importance",
      "weight",
      "area",
      "platforms",
      "description",
      "why",
      "fix",
      "sources",
      "since",
    ]);
  });

  test.each(["nothing", "constructor", ""])("%j is none", async (code) => {
    expect(await run(explainIssue, { code })).toMatchObject({ ok: false, error: { code: "not_found" } });
  });
});
