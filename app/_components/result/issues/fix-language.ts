import type { CodeFramework } from "@/lib/inspect/prompt/framework-fixes.data";
import { hasPlaceholder } from "@/lib/inspect/rules/fixes/placeholder";
import type { IssueView } from "./issue-list";
import { joinFixes } from "./join-fixes";

/** A fix's own languages, and the frameworks it can be written for. */
export type FixLanguage = "html" | "laravel" | CodeFramework;

/** The fix in a language; null if there is none. */
export function fixIn({ fix, frameworks }: IssueView, language: FixLanguage): string | null {
  return language === "html" || language === "laravel" ? (fix?.[language] ?? null) : frameworks[language];
}

/** The fixes as one text; a framework's objects still have to be merged. */
export function allFixes(issues: readonly IssueView[], language: FixLanguage): string {
  if (language === "html" || language === "laravel")
    return joinFixes(
      issues.map(({ fix }) => fix),
      language,
    );
  return issues
    .filter((issue) => !hasPlaceholder(issue.fix))
    .flatMap((issue) => fixIn(issue, language) ?? [])
    .join("\n\n");
}
