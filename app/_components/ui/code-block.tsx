import { highlight, type TokenKind } from "./highlight";

const COLOURS: Readonly<Record<TokenKind, string>> = {
  plain: "",
  comment: "text-faint",
  blade: "text-code-blade",
  tag: "text-code-tag",
  text: "text-code-text",
  name: "text-code-name",
};

interface CodeBlockProps {
  readonly code: string;
  readonly language: "html" | "laravel";
}

/** Code that wraps instead of scrolling, so that nothing of it hides on a phone. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return (
    <pre className="overflow-hidden rounded-lg border border-line bg-canvas p-3.5 font-mono text-[13px]/5 wrap-anywhere whitespace-pre-wrap">
      <code>
        {highlight(code, language).map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one code never change places.
          <span key={index} className={COLOURS[token.kind]}>
            {token.text}
          </span>
        ))}
      </code>
    </pre>
  );
}
