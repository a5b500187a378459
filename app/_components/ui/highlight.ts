export type TokenKind = "plain" | "comment" | "blade" | "tag" | "text" | "name";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const HTML = String.raw`(?<comment><!--[\s\S]*?-->)|(?<tag><[/!]?[a-zA-Z][\w:-]*|/?>)|(?<text>"[^"]*")|(?<name>[\w:-]+(?==))`;
const BLADE = String.raw`(?<blade>\{\{--[\s\S]*?--\}\}|\{\{[\s\S]*?\}\}|\{!![\s\S]*?!!\}|(?<!\w)@[a-zA-Z]+)`;
const PATTERNS = { html: HTML, laravel: `${BLADE}|${HTML}` } as const;

/** Splits code into coloured tokens. Joined, they are exactly the code. */
export function highlight(code: string, language: keyof typeof PATTERNS): readonly Token[] {
  return tokenize(code, PATTERNS[language]);
}

/** Splits code by a pattern whose named groups are token kinds. */
export function tokenize(code: string, pattern: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(new RegExp(pattern, "gm"))) {
    if (match.index > end) tokens.push({ kind: "plain", text: code.slice(end, match.index) });
    tokens.push({ kind: kindOf(match.groups ?? {}), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: "plain", text: code.slice(end) });
  return tokens;
}

const KINDS: readonly TokenKind[] = ["comment", "blade", "tag", "text", "name"];

function kindOf(groups: Readonly<Record<string, string | undefined>>): TokenKind {
  return KINDS.find((kind) => groups[kind] !== undefined) ?? "plain";
}
