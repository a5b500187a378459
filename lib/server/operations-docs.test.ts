import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "@/lib/env";
import { accountsCommand } from "@/lib/services/accounts/accounts-command";
import { testAccount } from "@/lib/testing/test-account";
import { testDatabase } from "@/lib/testing/test-database";
import { testResources } from "@/lib/testing/test-resources";
import manifest from "@/package.json" with { type: "json" };

const text = ["README.md", "scaling.md"]
  .map((name) => readFileSync(`docs/operations/${name}`, "utf8"))
  .join("\n");
const resources = testResources({}, {}, testDatabase());

describe("the documentation of operations", () => {
  test("every npm command of the operators' documentation exists", () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(manifest.scripts).toHaveProperty(name);
  });

  test("every command for accounts works in the order in which it is written", async () => {
    const { id, email } = await testAccount(resources, "free");
    const client = await resources.db.open();
    await client.account.update({ where: { id }, data: { email: "nora@example.com" } });
    expect(email).toContain("@");
    let key = "";
    const commands = [...text.matchAll(/^npm run accounts -- (.*)$/gm)].map(([, line = ""]) => line);
    expect(commands).toHaveLength(9);
    for (const line of commands) {
      const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => quoted ?? plain);
      const given = args.map((arg) => (arg.startsWith("key_") ? key : arg));
      const { code, text: said } = await accountsCommand(resources, given);
      expect(code, `${line}: ${said}`).toBe(0);
      if (args[0] === "create-key") key = said.split(" ")[0] ?? "";
    }
  });

  test("every setting that the operators' documentation names exists", () => {
    const named = text.match(/`[A-Z]{2,}(?:_[A-Z]+)+(?:=\w+)?`/g) ?? [];
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(VARIABLES.shape).toHaveProperty(name.replace(/`|=.*/g, ""));
  });
});
