import { CodeTokens } from "./code-tokens";
import { highlight } from "./highlight";

interface CodeBlockProps {
  readonly code: string;
  readonly language: "html" | "laravel";
}

/** A fix in its colours. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return <CodeTokens tokens={highlight(code, language)} />;
}
