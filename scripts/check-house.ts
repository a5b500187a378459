// Part of `npm run check`: measures the layout against docs/architecture.md and fails where a bound is broken.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import manifest from "../package.json";

const FOLDERS = ["app", "lib", "bench", "e2e", "scripts", "prisma"];
const FOLDER_SOURCES_MAX = 22;
const FILE_LINES_MAX = 300;
const SMALL_LINES = 20;
const SMALL_SHARE_MAX = 0.12;
const MEDIAN_LINES_MIN = 60;
/** Code, file and URL are one name there, which is worth a long list. */
const LONG_LIST = "lib/inspect/rules";
const SHAVING_LINES = 40;
const RULE_FILES_MAX = 8;
/** What Next and Playwright name, and the registries of platforms and rules, whose members carry the same name in each room. */
const NAMED_BY_OTHERS = /^(metadata|generateMetadata|test)$/;
const REGISTRY = /^(app\/_previews\/cards|lib\/inspect\/(platforms|rules))\//;
const EXPORT =
  /^export (?:async |abstract |default )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

/** Tests have one style: `test` with a subject and a verb, grouped by `describe` or, end-to-end, by file. */
const TEST_FAULTS = [
  { pattern: /import \{[^}]*\bit\b[^}]*\} from "vitest"/, fault: 'calls a test "it". Call it "test".' },
  { pattern: /\btest\(\s*["`]should\b/, fault: 'names a test "should …". Say what is the case.' },
  { pattern: /\.waitForTimeout\(/, fault: "sleeps. Wait for what the page shows." },
] as const;

/** The files to open to follow a request; other rooms, and the wiring of them, are called and not opened. */
const JOURNEYS = [
  {
    name: "GET /inspect",
    from: "app/inspect/route.ts",
    through: /^(app|lib\/(once-per-process|http|services\/(inspections\/|(?!resources)[^/]+$)))/,
    most: 40,
  },
  {
    name: "POST /api/keys",
    from: "app/api/keys/route.ts",
    through: /^(app|lib\/(once-per-process|http|services\/(keys\/|(?!resources)[^/]+$)))/,
    most: 18,
  },
] as const;

const sources = trackedSources();
const text = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]));
const lines = new Map([...text].map(([file, content]) => [file, lineCount(content)]));
const imports = new Map(sources.map((file) => [file, importsOf(file)]));
const faults: string[] = [];

measureFiles();
measureFolders();
measureShavings();
for (const journey of JOURNEYS) measureJourney(journey);
measureRules();
measureNames();
measureScripts();
measureTests();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function measureFiles(): void {
  const sorted = [...lines.values()].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const small = sorted.filter((count) => count < SMALL_LINES).length / sorted.length;
  console.log(
    `${sources.length} sources, median ${median} lines, ${percent(small)} under ${SMALL_LINES} lines`,
  );
  require(median >=
    MEDIAN_LINES_MIN, `The median source has ${median} lines, not ${MEDIAN_LINES_MIN} or more.`);
  require(small < SMALL_SHARE_MAX, `${percent(small)} of the sources have under ${SMALL_LINES} lines.`);
  for (const [file, count] of lines) {
    const bounded = !file.endsWith(".data.ts");
    require(!bounded || count <= FILE_LINES_MAX, `${file} has ${count} lines, more than ${FILE_LINES_MAX}.`);
  }
}

function measureFolders(): void {
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const most = [...counts].filter(([folder]) => folder !== LONG_LIST).sort(([, a], [, b]) => b - a);
  console.log(
    `fullest folders: ${most
      .slice(0, 5)
      .map(([folder, count]) => `${folder} ${count}`)
      .join(", ")}`,
  );
  for (const [folder, count] of most) {
    require(count <=
      FOLDER_SOURCES_MAX, `${folder} holds ${count} sources, more than ${FOLDER_SOURCES_MAX}.`);
  }
}

/** Small files that one neighbour alone imports: most belong into it. */
function measureShavings(): void {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const shavings = sources.filter((file) => {
    const [only, ...others] = importers.get(file) ?? [];
    const isListed = file.endsWith(".data.ts") || dirname(file) === LONG_LIST;
    const isSmall = (lines.get(file) ?? 0) <= SHAVING_LINES && !isListed;
    return isSmall && only !== undefined && others.length === 0 && dirname(only) === dirname(file);
  });
  console.log(
    `${shavings.length} files of at most ${SHAVING_LINES} lines with one importer, in the same folder`,
  );
  if (process.argv.includes("--list")) console.log(shavings.join("\n"));
}

function measureJourney({ name, from, through, most }: (typeof JOURNEYS)[number]): void {
  const opened = new Set<string>();
  const next = [from as string];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (opened.has(file) || !through.test(file)) continue;
    opened.add(file);
    next.push(...(imports.get(file) ?? []));
  }
  console.log(`${name}: ${opened.size} files`);
  if (process.argv.includes("--list")) console.log([...opened].sort().join("\n"));
  require(opened.size <= most, `${name} takes ${opened.size} files to follow, more than ${most}.`);
}

/** The files to open to understand a rule: its own and the code that it imports; tables of data are looked up by a name that says it. */
function measureRules(): void {
  const rules = sources.filter(
    (file) => dirname(file) === LONG_LIST && text.get(file)?.includes(" defineRule({"),
  );
  const counts = rules.map((file) => {
    const code = (imports.get(file) ?? []).filter((target) => !target.endsWith(".data.ts"));
    return { file, opened: 1 + code.length };
  });
  for (const { file, opened } of counts) {
    require(opened <=
      RULE_FILES_MAX, `${file} takes ${opened} files to understand, more than ${RULE_FILES_MAX}.`);
  }
  console.log(`${rules.length} rules: ${Math.max(...counts.map(({ opened }) => opened))} files at most`);
}

/** One exported name has one meaning. */
function measureNames(): void {
  const homes = new Map<string, string[]>();
  for (const [file, content] of text) {
    for (const [, name = ""] of content.matchAll(EXPORT)) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  for (const [name, files] of homes) {
    const isOnce =
      files.length < 2 || NAMED_BY_OTHERS.test(name) || files.every((file) => REGISTRY.test(file));
    require(isOnce, `The name ${name} is exported by ${files.join(" and ")}. Rename one.`);
  }
}

/** What people run by hand is a script of package.json, or its plain JavaScript is; the rest is run by `npm run check`. */
function measureScripts(): void {
  const commands = [...Object.values(manifest.scripts), text.get("scripts/check.ts")].join(" ");
  for (const file of tracked(["scripts"]).filter((path) => !path.endsWith(".data.ts"))) {
    const isRun = commands.includes(file) || commands.includes(file.replace(/\.ts$/, ".js"));
    require(isRun, `${file} is neither among the scripts of package.json nor in scripts/check.ts.`);
  }
}

function measureTests(): void {
  for (const file of tracked(FOLDERS).filter((path) => /\.(test|spec)\.tsx?$/.test(path))) {
    const content = readFileSync(file, "utf8");
    for (const { pattern, fault } of TEST_FAULTS) require(!pattern.test(content), `${file} ${fault}`);
    const isGrouped = file.includes(".spec.") || !/^test[.(]/m.test(content);
    require(isGrouped, `${file} has a test outside of a group. Put it into a "describe".`);
  }
}

function require(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function trackedSources(): string[] {
  return tracked(FOLDERS).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|spec)\.tsx?$|\.d\.ts$/.test(file),
  );
}

function lineCount(content: string): number {
  return content.split("\n").length - 1;
}

function tracked(folders: readonly string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => file !== "" && existsSync(file));
}

/** The sources that a file imports as values. */
function importsOf(file: string): string[] {
  const found = (text.get(file) ?? "").matchAll(
    /^(?:import|export)\s+(?!type\b)([^;]*?)\sfrom\s+"([^"]+)";/gm,
  );
  return [...found].flatMap(([, names = "", specifier = ""]) => {
    const named = /\{([^}]*)\}/.exec(names)?.[1];
    if (named?.split(",").every((part) => part.trim() === "" || part.trim().startsWith("type "))) return [];
    const path = specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith(".")
        ? join(dirname(file), specifier)
        : null;
    if (path === null) return [];
    const target = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((option) => text.has(option));
    return target === undefined ? [] : [target];
  });
}
