import { describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { transaction } from "./transaction";

const database = testDatabase();
const account = { id: "acc_1", email: "nora@example.com", createdAt: new Date("2026-11-28T12:00:00Z") };

describe("a database error", () => {
  test("of a record that exists is conflict, in SQL of our own too", async () => {
    const db = await database.open();
    await db.account.create({ data: account });
    const again = { ...account, id: "acc_2" };
    await expect(db.account.create({ data: again })).rejects.toMatchObject({ code: "conflict" });
    const sql = db.$executeRaw`INSERT INTO account (id, email, created_at) VALUES ('acc_3', ${account.email}, now())`;
    await expect(sql).rejects.toMatchObject({ code: "conflict" });
    await expect(transaction(db, (tx) => tx.account.create({ data: again }))).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("of a server that ends the connection is unavailable, and the next query works", async () => {
    const db = await database.open();
    const cut = db.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`;
    await expect(cut).rejects.toMatchObject({ code: "unavailable" });
    expect(await db.account.count({ where: { id: "acc_none" } })).toBe(0);
  });

  test("of our own making stays what it is", async () => {
    const db = await database.open();
    const wrong = db.$queryRaw`SELECT nothing FROM nowhere`;
    await expect(wrong).rejects.toMatchObject({ code: "P2010" });
  });
});
