// `npm run new -- rule my_code`: starts a rule and puts it into the catalogue. The catalogue's own test then says
// what is still missing.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const RULES = fileURLToPath(new URL("../inspect/rules/", import.meta.url));

const [kind, code = ""] = process.argv.slice(2);
if (kind !== "rule" || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(code))
  stop("Usage: npm run new -- rule my_code");
const file = code.replaceAll("_", "-");
const name = code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
if (existsSync(`${RULES}${file}.ts`)) stop(`There is a rule ${code} already.`);

writeFileSync(`${RULES}${file}.ts`, ruleSource());
writeFileSync(`${RULES}index.ts`, withRule(readFileSync(`${RULES}index.ts`, "utf8")));
console.log(
  `lib/inspect/rules/${file}.ts is in the catalogue. Fill it in, then: npx vitest run lib/inspect/rules`,
);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function ruleSource(): string {
  return `import { defineRule } from "./rule";

export const ${name} = defineRule({
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
function withRule(index: string): string {
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
