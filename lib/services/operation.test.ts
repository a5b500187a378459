import { describe, expect, test } from "vitest";
import { z } from "zod";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { AppError, type ErrorCode } from "@/lib/errors";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { testResources } from "@/lib/testing/service/test-resources";
import { defineOperation, type Operation, runOperation, runSync } from "./operation";

const caller = { kind: "anonymous", network: "192.0.2.1", plan: "anonymous" } as const;
const { json } = await encodeInspection(inspectExample({ html: "" }));

/** What is logged at level `info` or above of an operation that fails with this code. */
async function loggedOf(code: ErrorCode): Promise<readonly object[]> {
  const resources = testResources();
  const failing = defineOperation({
    name: "keep",
    summary: "Fails.",
    http: { method: "GET", path: "/keep" },
    access: "anyone",
    scope: null,
    destructive: false,
    metered: false,
    input: z.object({}),
    output: z.object({}),
    errors: [code],
    run: () => Promise.reject(new AppError(code, { cause: new Error("No space left on device") })),
  });
  const outcome = await runOperation({ ...resources, caller }, failing, async () => ({}));
  expect(outcome).toMatchObject({ ok: false, error: { code } });
  return resources.logged.lines.filter(({ level }) => Number(level) >= 30);
}

describe("operation", () => {
  test("why the service could not do its work is told to its operator", async () => {
    expect(await loggedOf("unavailable")).toMatchObject([
      { level: 40, operation: "keep", code: "unavailable", err: { message: "No space left on device" } },
    ]);
  });

  test("what a caller asked for in vain is no one else's business", async () => {
    expect(await loggedOf("conflict")).toEqual([]);
  });
});

describe("an operation that runs from memory", () => {
  const cached = defineOperation({
    name: "recall",
    summary: "Responds from memory.",
    http: { method: "GET", path: "/recall" },
    access: "anyone",
    scope: null,
    destructive: false,
    metered: true,
    input: z.object({}),
    output: z.object({}),
    errors: [],
    run: async () => ({}),
    runSync: () => ({ json, meta: {} }),
  });
  const run = (own: Partial<Operation>) =>
    runSync(testResources(), { operation: { ...cached, ...own }, input: {}, caller });

  test("does so for anyone, and takes a unit", () => {
    expect(run({})).toMatchObject({ ok: true, rate: { limit: 50, remaining: 49 } });
  });

  test.each([
    ["is for accounts alone", { access: "session" }],
    ["takes no unit", { metered: false }],
    ["checks something before", { precheck: async () => undefined }],
  ] as const)("leaves it to its handler where it %s", (_, own) => {
    expect(run(own)).toBeNull();
  });
});
