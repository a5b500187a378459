import type { Fix } from "../rules/rule";
import { CODE_FRAMEWORKS, type CodeFramework } from "./framework-fixes.data";
import { IDIOMS } from "./frameworks.data";
import { promptSnippet } from "./snippet";

/** A fix in each framework's own code; null where its tags can't be written there in full. */
export type FrameworkFixes = Readonly<Record<CodeFramework, string | null>>;

/** The fix in the code of each framework. */
export function frameworkFixes(fix: Fix | null): FrameworkFixes {
  const [next, nuxt] = CODE_FRAMEWORKS.map((name) => codeOf(fix, name));
  return { next: next ?? null, nuxt: nuxt ?? null };
}

function codeOf(fix: Fix | null, framework: CodeFramework): string | null {
  const code = promptSnippet(fix, framework, IDIOMS[framework])?.code ?? null;
  // Tags that the framework's writer doesn't know come back as they were.
  return code === fix?.html ? null : code;
}
