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
  const text = readFileSync(file, "utf8");
  const words = wordsOf(text);
  // Most words are nowhere in a file, and one search tells.
  const present = BANNED_WORDS.filter(({ pattern }) => pattern.test(words));
  if (present.length === 0) return [];
  return text
    .split("\n")
    .flatMap((line, index) =>
      file.endsWith("expected.json") && !line.startsWith('  "about":')
        ? []
        : bannedIn(line, file, present).map(
            ({ word, instead }) => `${file}:${index + 1} "${word}": ${instead}`,
          ),
    );
}

interface FoundWord {
  readonly word: string;
  readonly instead: string;
}

/** Which of these words a line of text or code says although it should not. */
function bannedIn(line: string, file: string, banned = BANNED_WORDS): FoundWord[] {
  const words = wordsOf(line);
  return banned.flatMap(({ pattern, instead, allowed, allowedIn, onlyIn }) => {
    if (onlyIn !== undefined && !onlyIn.test(file)) return [];
    const word = pattern.exec(words)?.[0];
    return word === undefined || allowed?.test(line) || allowedIn?.test(file) ? [] : [{ word, instead }];
  });
}

function wordsOf(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
}
