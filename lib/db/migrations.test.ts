import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { schemaDifference } from "@/lib/testing/schema-difference";

const server = { host: inject("databaseHost"), user: "postgres", database: "postgres" };

test("the migrations make what the schema says", async () => {
  expect(await schemaDifference(server)).toBeNull();
});

test("a column that no migration makes is a difference", async () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8").replace(
    "model Project {",
    "model Project {\n  colour String?",
  );
  expect(await schemaDifference(server, { schema })).toContain(
    'ALTER TABLE "project" ADD COLUMN     "colour" TEXT',
  );
});
