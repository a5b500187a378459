interface CodeBlockProps {
  readonly code: string;
  readonly language: "html" | "laravel";
}

/** Highlighted HTML or Blade code. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return <CodeTokens tokens={highlight(code, language)} />;
}

const COLOURS: Readonly<Record<TokenKind, string>> = {
  plain: "",
  comment: "text-faint",
  blade: "text-code-blade",
  tag: "text-code-tag",
  text: "text-code-text",
  name: "text-code-name",
};

/** Highlighted code that wraps instead of scrolling, so that phones show all of it. */
export function CodeTokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <pre className="overflow-hidden rounded-lg border border-line bg-canvas p-3.5 font-mono text-[13px]/5 wrap-anywhere whitespace-pre-wrap">
      <code>
        {tokens.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one code never change places.
          <span key={index} className={COLOURS[token.kind]}>
            {token.text}
          </span>
        ))}
      </code>
    </pre>
  );
}

type TokenKind = "plain" | "comment" | "blade" | "tag" | "text" | "name";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

// Nothing is searched for twice: what is never closed goes on to the end, and a name begins where no letter is before it.
const HTML = String.raw`(?<comment><!--(?:[\s\S]*?-->|[\s\S]*))|(?<tag><[/!]?[a-zA-Z][\w:-]*|/?>)|(?<text>"[^"]*")|(?<name>(?<![\w:-])[\w:-]+(?==))`;
const BLADE = String.raw`(?<blade>\{\{--(?:[\s\S]*?--\}\}|[\s\S]*)|\{\{(?:[\s\S]*?\}\}|[\s\S]*)|\{!!(?:[\s\S]*?!!\}|[\s\S]*)|(?<!\w)@[a-zA-Z]+)`;
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
