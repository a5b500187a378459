import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** A regular expression in our sources. */
export interface Pattern {
  readonly file: string;
  readonly regex: RegExp;
}

/** What the sources of some folders say of regular expressions. */
interface FoundPatterns {
  /** Those written as literals. */
  readonly literals: readonly Pattern[];
  /** The files that build one by `RegExp(…)`, each as often as it does. */
  readonly builtIn: readonly string[];
}

/**
 * What a source with a regular expression matches. Most sources have none, and parsing takes longer than searching: a
 * slash in a path or a quotient comes after a name, a dot, a quotation mark or a closing bracket.
 */
const MAY_HAVE_ONE = /(?:\.\.\.|(?<![\w@.)\]"'`<]))\/(?![/*]).+\/|RegExp\(/;

/** Every regular expression of the sources in these folders, by their syntax trees. */
export function patternsIn(folders: readonly string[]): FoundPatterns {
  const literals: Pattern[] = [];
  const builtIn: string[] = [];
  for (const file of folders.flatMap(sourcesOf)) {
    const source = readFileSync(file, "utf8");
    if (!MAY_HAVE_ONE.test(source)) continue;
    for (const node of nodesOf(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }))) {
      const { type, regex, callee } = node;
      if (type === "Literal" && isFields(regex)) {
        literals.push({ file, regex: new RegExp(String(regex.pattern), String(regex.flags)) });
      }
      const isBuilt = type === "NewExpression" || type === "CallExpression";
      if (isBuilt && isFields(callee) && callee.name === "RegExp") builtIn.push(file);
    }
  }
  return { literals, builtIn };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function* nodesOf(root: unknown): Generator<Fields> {
  const left = [root];
  while (left.length > 0) {
    const node = left.pop();
    if (!isFields(node)) continue;
    if (typeof node.type === "string") yield node;
    left.push(...Object.values(node));
  }
}

/** Sources without tests, what tests share, and what is generated. */
function sourcesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/^lib\/(?:testing|db\/generated)\//.test(file));
}

const COMMON = [" ", "a", "0", "<", "\n", "-", ".", "/", ":", ",", '"'];
const PIECES_MAX = 20;
const STARTS_MAX = 4;
const UNEXPECTED = "\u0001x";

/** A text that is made to be slow: a start, a piece again and again, and an end that most patterns do not expect. */
export interface SlowText {
  readonly start: string;
  readonly piece: string;
  readonly end: string;
}

/**
 * Texts that let a pattern of that source try as much as it can. They are made from what it is made from: its characters, its words
 * and runs of marks such as `<!--`, two of them in turn, and each behind the start of a match.
 */
export function attacksOn(source: string): readonly SlowText[] {
  const plain = source.replace(/\\([^\w\s])/g, "$1");
  const runs = plain.match(/[A-Za-z]{2,}|[^\\\w\s()[\]*+?|^$]{2,}|[^\\\w\s()[\]{}*+?|^$]/g) ?? [];
  const pieces = [...new Set([...COMMON, ...runs])].slice(0, PIECES_MAX);
  const pairs = pieces.slice(0, 8).flatMap((one) => pieces.slice(0, 4).map((other) => one + other));
  const starts = [...new Set(["", "x", ...runs])].slice(0, STARTS_MAX);
  const behind = starts.flatMap((start) => pieces.map((piece) => ({ start, piece, end: UNEXPECTED })));
  const inTurn = pairs.map((piece) => ({ start: "", piece, end: UNEXPECTED }));
  const lines = pieces.map((piece) => ({ start: "", piece, end: "\n" }));
  return [...behind, ...inTurn, ...lines];
}

/** A slow text of about so many characters. */
export function textOf({ start, piece, end }: SlowText, chars: number): string {
  return start + piece.repeat(Math.ceil(chars / piece.length)) + end;
}

/** Processor time in milliseconds that some work takes. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Lets a pattern find what it can in a text, as far as its flags tell. */
export function match({ regex }: Pattern, text: string): void {
  regex.lastIndex = 0;
  if (regex.global) text.replace(regex, "");
  else regex.test(text);
}
