import { highlight, type Token, type TokenKind } from "./highlight";

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
