import { CodeTokens } from "@/app/_components/ui/code-tokens";
import { tokenize } from "@/app/_components/ui/highlight";
import { SCRIPT_PATTERNS, type ScriptLanguage } from "./script-patterns.data";

/** A piece of program in its colours. */
export function ScriptBlock({
  code,
  language,
}: {
  readonly code: string;
  readonly language: ScriptLanguage;
}) {
  return <CodeTokens tokens={tokenize(code, SCRIPT_PATTERNS[language])} />;
}
