// Part of `npm run check`: no source, text or test says what docs/glossary.md says otherwise.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { BANNED_WORDS } from "./banned-words.data";

const SOURCES = [
  "*.ts",
  "*.tsx",
  "*.css",
  "*.md",
  "*.prisma",
  "package.json",
  "lib/inspect/cases/*/expected.json",
];
/** Pages that the golden tests check keep their owners' words; the rest names the banned words themselves. */
const EXEMPT =
  /^(lib\/inspect\/cases\/[^/]+\/(?!expected\.json$)|e2e\/samples\/|scripts\/banned-words\.data\.ts|docs\/glossary\.md|CHANGELOG\.md)/;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...SOURCES], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !EXEMPT.test(file));
const found = files.flatMap((file) => [...inPath(file), ...inText(file)]);

for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`\n${found.length} banned words. docs/glossary.md says what to write instead.`);
  process.exitCode = 1;
}

function inPath(file: string): string[] {
  return bannedIn(file, file).map(({ word, instead }) => `${file} is named "${word}": ${instead}`);
}

function inText(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      file.endsWith("expected.json") && !line.startsWith('  "about":')
        ? []
        : bannedIn(line, file).map(({ word, instead }) => `${file}:${index + 1} "${word}": ${instead}`),
    );
}

/** What a line of text or code says that it should not. */
function bannedIn(line: string, file: string): { word: string; instead: string }[] {
  const words = line
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return BANNED_WORDS.flatMap(({ pattern, instead, allowed, allowedIn, onlyIn }) => {
    if (onlyIn !== undefined && !onlyIn.test(file)) return [];
    const word = pattern.exec(words)?.[0];
    return word === undefined || allowed?.test(line) || allowedIn?.test(file) ? [] : [{ word, instead }];
  });
}
