import { describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { planCommand } from "./plan-command";

const CREATED = new Date("2026-11-28T10:00:00Z");

async function accounts(emails: readonly string[]) {
  const database = testDatabase();
  const db = await database.open();
  const data = emails.map((email, index) => ({ id: `acc_${index}`, email, createdAt: CREATED }));
  await db.account.createMany({ data });
  return database;
}

describe("npm run plan", () => {
  const database = accounts(["nora@example.com", "ada@example.com", "é\u001b[2J@example.com"]);

  test("sets a plan, which shows from then on, however the email address is written", async () => {
    const set = await planCommand(await database, ["Nora@Example.com", "pro"]);
    expect(set).toEqual({ text: "nora@example.com  Pro  since 2026-11-28\n", code: 0 });
    expect(await planCommand(await database, ["nora@example.com"])).toEqual(set);
    const back = await planCommand(await database, ["nora@example.com", "free"]);
    expect(back.text).toContain("Free");
  });

  test("lists every account, and sends nothing to the terminal that it would obey", async () => {
    expect((await planCommand(await database, ["--list"])).text.split("\n").sort()).toEqual([
      "",
      "ada@example.com  Free  since 2026-11-28",
      "nora@example.com  Free  since 2026-11-28",
      "é%1B[2J@example.com  Free  since 2026-11-28",
    ]);
  });

  test("says so when nobody has that email address", async () => {
    expect(await planCommand(await database, ["eve@example.com", "pro"])).toEqual({
      text: 'Nobody has signed in as "eve@example.com" yet.\n',
      code: 1,
    });
  });

  test.each([[[]], [["nora@example.com", "gold"]], [["nora@example.com", "pro", "more"]], [["pro"]]])(
    "explains itself after %j",
    async (args) => {
      expect(await planCommand(await database, args)).toMatchObject({
        code: 1,
        text: expect.stringMatching(/^npm run plan/),
      });
    },
  );
});
