// `npm run new -- rule my_code` writes a rule, its test and its entry in the catalogue; the tests then say what is still
// missing. `npm run new -- migration what_changes` writes how prisma/schema.prisma has changed since the last one.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { newMigration } from "@/lib/testing/database/new-migration";

const RULES = fileURLToPath(new URL("../lib/inspect/rules/", import.meta.url));

const KINDS: Readonly<Record<string, (name: string) => string | Promise<string>>> = {
  rule: startRule,
  migration: startMigration,
};

const [kind = "", name = ""] = process.argv.slice(2);
const start = KINDS[kind];
if (start === undefined || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
  stop(
    "Usage: npm run new -- rule my_code, in small letters with underscores, or npm run new -- migration what_changes",
  );
console.log(await start(name));

async function startMigration(name: string): Promise<string> {
  const path = await newMigration(name, new Date());
  return path === null ? "The migrations already match the schema." : `${path} is written. Read it.`;
}

function startRule(code: string): string {
  const file = code.replaceAll("_", "-");
  if (existsSync(`${RULES}${file}.ts`)) stop(`The rule ${code} already exists.`);
  writeFileSync(`${RULES}${file}.ts`, ruleSource(code));
  writeFileSync(`${RULES}${file}.test.ts`, testSource(code));
  writeFileSync(`${RULES}index.ts`, withRule(readFileSync(`${RULES}index.ts`, "utf8"), code));
  return `lib/inspect/rules/${file}.ts and its test are written and in the catalogue. Fill them in, then run: npx vitest run lib/inspect/rules lib/inspect/cases`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function ruleSource(code: string): string {
  return `import { defineRule } from "./rule";

export const ${camelCase(code)} = defineRule({
  code: "${code}",
  title: "",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 1,
  platforms: [],
  why: "",
  sources: [],
  since: "1.0.0",
  examples: { bad: [], good: [] },
  check() {
    return null;
  },
});
`;
}

function testSource(code: string): string {
  return `import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

describe("${code}", () => {
  test("a page with the problem raises the issue", () => {
    expect(issueOf("${code}", { html: "" })).not.toBeNull();
  });

  test("a page without the problem passes", () => {
    expect(issueOf("${code}", { html: "" })).toBeNull();
  });
});
`;
}

/** The index with one import and one entry more, each before the first whose file name comes later. */
function withRule(index: string, code: string): string {
  const file = code.replaceAll("_", "-");
  const name = camelCase(code);
  const lines = index.split("\n");
  insertBefore(lines, `import { ${name} } from "./${file}";`, (line) => {
    const other = /^import .* from "\.\/([\w-]+)";$/.exec(line)?.[1];
    return line === "" || (other !== undefined && other > file);
  });
  insertBefore(lines, `  ${name},`, (line) => {
    const other = /^ {2}(\w+),$/.exec(line)?.[1];
    return line === "];" || (other !== undefined && kebab(other) > file);
  });
  return lines.join("\n");
}

function insertBefore(lines: string[], line: string, isNext: (line: string) => boolean): void {
  lines.splice(lines.findIndex(isNext), 0, line);
}

function kebab(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function camelCase(code: string): string {
  return code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
