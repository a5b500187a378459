import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A regular expression in our sources. */
export interface Pattern {
  readonly file: string;
  readonly regex: RegExp;
}

/** A literal behind what an expression can begin after. What is no regular expression is left out later. */
const LITERAL =
  /(?<=(?:[=(,:[!&|?{;>]|return)\s*|\n\s*)\/(?![*/\s])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}:])/g;

/** Every regular expression that the sources in these folders hold as a literal. */
export function patternsIn(folders: readonly string[]): readonly Pattern[] {
  return folders.flatMap(sourcesOf).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(LITERAL)].flatMap(([, source = "", flags = ""]) => {
      try {
        return [{ file, regex: new RegExp(source, flags) }];
      } catch {
        return [];
      }
    }),
  );
}

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|data)\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

const COMMON = [" ", "a", "0", "<", "\n", "-", ".", "/", ":", ",", '"'];

/** Pieces that, repeated, let a pattern try as much as it can: what it is made from, and two of that in turn. */
export function attacksOn({ regex }: Pattern): readonly string[] {
  const own = regex.source.match(/[A-Za-z]{2,}|[^\\\w\s()[\]{}*+?|^$]/g) ?? [];
  const pieces = [...new Set([...COMMON, ...own])].slice(0, 18);
  const pairs = pieces.slice(0, 8).flatMap((one) => pieces.slice(0, 4).map((other) => one + other));
  return [...pieces, ...pairs];
}

/** Processor time in milliseconds that a pattern takes on so many characters of a piece, matching nothing at the end. */
export function matchMs({ regex }: Pattern, piece: string, chars: number): number {
  const text = `${piece.repeat(Math.ceil(chars / piece.length))}\u0001x`;
  regex.lastIndex = 0;
  const before = process.cpuUsage();
  if (regex.global) text.replace(regex, "");
  else regex.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
