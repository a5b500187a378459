import { describe, expect, test } from "vitest";
import { forgetRequest } from "@/lib/services/idempotency/stored-responses";
import { testDatabase } from "@/lib/testing/database/test-database";
import { callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";

const DAY_MS = 24 * 3_600_000;

const db = testDatabase();
const resources = testResources({}, {}, db);

interface Sent {
  readonly key: string;
  readonly name?: string;
  readonly path?: string;
}

function create({ cookie }: TestAccount, { key, name = "Tides", path = "/api/projects" }: Sent) {
  const headers = { "idempotency-key": key };
  return callApi(resources, path, { method: "POST", cookie, headers, body: { name } });
}

async function projects({ id }: TestAccount): Promise<number> {
  return (await db.open()).project.count({ where: { accountId: id } });
}

describe("a request with an Idempotency-Key", () => {
  test("creates once, and returns the same again", async () => {
    const account = await testAccount(resources, "pro");
    const first = await create(account, { key: "one" });
    const again = await create(account, { key: "one" });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await projects(account)).toBe(1);
  });

  test("creates once however often it is sent at the same time", async () => {
    const account = await testAccount(resources, "pro");
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(account, { key: "at once" })));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await projects(account)).toBe(1);
  });

  test("is a conflict when the key belongs to another body or path", async () => {
    const account = await testAccount(resources, "pro");
    await create(account, { key: "used" });
    const other = await create(account, { key: "used", name: "Another" });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ error: "conflict" });
    expect((await create(account, { key: "used", path: "/api/keys" })).status).toBe(409);
  });

  test("is apart from another account's of the same key", async () => {
    const [one, other] = [await testAccount(resources, "pro"), await testAccount(resources, "pro")];
    await create(one, { key: "same" });
    expect((await create(other, { key: "same" })).headers.get("idempotent-replayed")).toBeNull();
    expect(await projects(other)).toBe(1);
  });

  test("is tried again after a failure", async () => {
    const account = await testAccount(resources, "free");
    await create(account, { key: "first" });
    expect((await create(account, { key: "full", name: "Second" })).status).toBe(409);
    const client = await db.open();
    await client.project.deleteMany({ where: { accountId: account.id } });
    expect((await create(account, { key: "full", name: "Second" })).status).toBe(201);
  });

  test("creates again after 24 hours", async () => {
    const account = await testAccount(resources, "pro");
    await create(account, { key: "daily" });
    const later = { ...resources, clock: { now: () => resources.clock.now() + DAY_MS + 1 } };
    const headers = { "idempotency-key": "daily" };
    const body = { name: "Tides" };
    const call = { method: "POST", cookie: account.cookie, headers, body } as const;
    const client = await db.open();
    await client.session.updateMany({
      where: { accountId: account.id },
      data: { expiresAt: new Date(resources.clock.now() + 3 * DAY_MS) },
    });
    expect((await callApi(later, "/api/projects", call)).headers.get("idempotent-replayed")).toBeNull();
    expect(await projects(account)).toBe(2);
  });

  test("keeps an API key's secret unreadable without the Idempotency-Key", async () => {
    const account = await testAccount(resources, "pro");
    const made = await create(account, { key: "a secret of the client", path: "/api/keys" });
    const { key } = await made.json();
    const again = await create(account, { key: "a secret of the client", path: "/api/keys" });
    expect(await again.json()).toMatchObject({ key });
    const client = await db.open();
    const [row] = await client.idempotentResponse.findMany({ where: { accountId: account.id } });
    expect(Buffer.from(row?.body ?? []).toString("latin1")).not.toContain(key);
    expect(JSON.stringify(row)).not.toContain("a secret of the client");
  });

  test("does not replay to a key that may not create", async () => {
    const account = await testAccount(resources, "pro");
    await create(account, { key: "by session" });
    const { key } = await testKey(resources, account);
    const headers = { "idempotency-key": "by session" };
    const call = { method: "POST", key, headers, body: { name: "Tides" } } as const;
    expect((await callApi(resources, "/api/projects", call)).status).toBe(403);
  });

  test.each(["", "x".repeat(256), "Schlüssel"])("is rejected when the key is %j", async (key) => {
    const account = await testAccount(resources, "pro");
    const rejected = await create(account, { key });
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ error: "invalid_parameter" });
  });

  test("that was forgotten is made again", async () => {
    const account = await testAccount(resources, "pro");
    await create(account, { key: "lost" });
    await forgetRequest(resources, { accountId: account.id, key: "lost", content: "" });
    await create(account, { key: "lost" });
    expect(await projects(account)).toBe(2);
  });
});
