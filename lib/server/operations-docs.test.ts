import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "@/lib/env";
import { accountsCommand } from "@/lib/services/accounts/accounts-command";
import { runNpm } from "@/lib/testing/run-npm";
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

/** The commands of the documentation's blocks, and the file that runs each, with words of it that do. */
const RUN_BY: readonly (readonly [RegExp, string, string])[] = [
  [/^npm ci && npm test$/, ".ci/run", "npm ci && npm test"],
  [/^npm ci(?: && npm start)?$/, "Dockerfile", "RUN npm ci"],
  [/^npm run build$/, "Dockerfile", "npm run build"],
  [/^npm run slim$/, "Dockerfile", "npm run slim"],
  [/^npm start$/, "playwright.config.ts", "npm start"],
  [/^npm start -- --no-worker$/, "e2e/workers.spec.ts", "--no-worker"],
  [/^npm start -- --worker$/, "e2e/workers.spec.ts", "--worker"],
  [
    /^npm run plan -- nora@example\.com pro$/,
    "scripts/container.ts",
    '"plan", "--", "nora@example.com", "pro"',
  ],
  [/^npm run accounts$/, "lib/services/accounts/accounts-command.test.ts", 'runNpm("accounts"'],
  [/^npm run accounts -- /, "lib/server/operations-docs.test.ts", "npm run accounts -- "],
  [/^npm run (?:backup|restore) -- /, "lib/db/backup/backup.test.ts", 'run("restore")'],
  [/^curl '\S+\/inspect\?url=/, "scripts/container.ts", "/inspect?url="],
  [/^AUTH_SECRET=.* docker compose up$/, "lib/server/deployment.test.ts", "compose.yaml"],
];

function commandsIn(file: string): string[] {
  const blocks = [...readFileSync(file, "utf8").matchAll(/^```sh\n(.*?)^```$/gms)];
  const lines = blocks.flatMap(([, block = ""]) => block.split("\n"));
  return lines.map((line) => line.replace(/ +# .*/, "").trim()).filter(Boolean);
}

describe("commands in documentation", () => {
  test.each(["README.md", "docs/operations/README.md", "docs/operations/scaling.md"])(
    "every command in a block of %s is run by a file of ours",
    (file) => {
      const unknown = commandsIn(file).filter((line) => !RUN_BY.some(([pattern]) => pattern.test(line)));
      expect(unknown).toEqual([]);
    },
  );

  test("every file that runs a command of the documentation has it", () => {
    for (const [pattern, file, words] of RUN_BY) {
      expect(readFileSync(file, "utf8"), `${pattern} in ${file}`).toContain(words);
    }
  });

  test("npm run test:node refuses a version of Node that is not supported", () => {
    expect(runNpm("test:node", ["18"], {})).toMatchObject({ code: 2 });
  });
});
