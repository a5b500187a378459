import { CodeTokens, tokenize } from "@/app/_components/ui/code-block";

/** A highlighted example program. */
export function ScriptBlock({
  code,
  language,
}: {
  readonly code: string;
  readonly language: ScriptLanguage;
}) {
  return <CodeTokens tokens={tokenize(code, SCRIPT_PATTERNS[language])} />;
}

// Highlighting patterns for the example languages: enough for short, plain code, and rendered on the server.

const STRING = String.raw`(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|${"`"}(?:[^${"`"}\\]|\\.)*${"`"})`;
const CALL = String.raw`(?<name>\b\w+(?=\())`;

function keywords(...words: readonly string[]): string {
  return String.raw`(?<tag>(?<![\w$.])(?:${words.join("|")})\b)`;
}

export const SCRIPT_PATTERNS = {
  curl: [String.raw`(?<tag>^curl\b)`, String.raw`(?<name>(?<=\s)--?[a-z][\w-]*)`, STRING].join("|"),
  javascript: [
    String.raw`(?<comment>\/\/.*$)`,
    STRING,
    keywords("const", "let", "await", "if", "for", "of", "throw", "new", "return"),
    CALL,
  ].join("|"),
  python: [
    "(?<comment>#.*$)",
    STRING,
    keywords("import", "from", "with", "as", "try", "except", "raise", "for", "in", "if"),
    CALL,
  ].join("|"),
  php: [
    String.raw`(?<comment>\/\/.*$|<\?php)`,
    STRING,
    String.raw`(?<blade>\$\w+)`,
    keywords("foreach", "as", "if", "echo", "exit", "false", "true"),
    CALL,
  ].join("|"),
  json: [
    String.raw`(?<name>"(?:[^"\\]|\\.)*"(?=\s*:))`,
    STRING,
    String.raw`(?<tag>\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b)`,
  ].join("|"),
} as const;

export type ScriptLanguage = keyof typeof SCRIPT_PATTERNS;
