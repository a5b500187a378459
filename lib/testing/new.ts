// `npm run new -- rule my_code` starts a rule and puts it into the catalogue, whose own test then says what is still
// missing. `npm run new -- migration what_changes` writes what prisma/schema.prisma has become since the last one.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { newMigration } from "./new-migration";

const RULES = fileURLToPath(new URL("../inspect/rules/", import.meta.url));

const KINDS: Readonly<Record<string, (name: string) => string | Promise<string>>> = {
  rule: startRule,
  migration: startMigration,
};

const [kind = "", name = ""] = process.argv.slice(2);
const start = KINDS[kind];
if (start === undefined || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
  stop("Usage: npm run new -- rule my_code, or npm run new -- migration what_changes");
console.log(await start(name));

async function startMigration(name: string): Promise<string> {
  const path = await newMigration(name, new Date());
  return path === null ? "The migrations make what the schema says already." : `${path} is written. Read it.`;
}

function startRule(code: string): string {
  const file = code.replaceAll("_", "-");
  if (existsSync(`${RULES}${file}.ts`)) stop(`There is a rule ${code} already.`);
  writeFileSync(`${RULES}${file}.ts`, ruleSource(code));
  writeFileSync(`${RULES}index.ts`, withRule(readFileSync(`${RULES}index.ts`, "utf8"), code));
  return `lib/inspect/rules/${file}.ts is in the catalogue. Fill it in, then: npx vitest run lib/inspect/rules`;
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
