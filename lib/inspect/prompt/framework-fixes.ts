import { recordOf } from "../platforms/names";
import { isPlaceholder } from "../rules/fixes/placeholder";
import type { Fix } from "../rules/rule";
import {
  CODE_FRAMEWORKS,
  type CodeFramework,
  isChosenImage,
  SHOPIFY_IMAGE,
  type SiteBuilder,
  VALUE_RULES,
} from "./framework-fixes.data";
import { IDIOMS } from "./frameworks.data";
import { siteBuilderCode } from "./site-builders";
import { promptSnippet, valuesOf } from "./snippet";

/** A fix in each framework's own code; null where its tags can't be written there in full. */
export type FrameworkFixes = Readonly<Record<CodeFramework, string | null>>;

/** The fix of a rule in the code of each framework. */
export function frameworkFixes(fix: Fix | null, code: string): FrameworkFixes {
  const isValue = VALUE_RULES.includes(code);
  return recordOf(CODE_FRAMEWORKS, (name) => {
    if (name === "next" || name === "nuxt") return codeOf(fix, name);
    if (fix !== null && isChosenImage(name, code)) return SHOPIFY_IMAGE.text;
    return isValue ? builderCode(fix, name) : null;
  });
}

function codeOf(fix: Fix | null, framework: "next" | "nuxt"): string | null {
  const code = promptSnippet(fix, framework, IDIOMS[framework])?.code ?? null;
  // Tags that the framework's writer doesn't know come back as they were.
  return code === fix?.html ? null : code;
}

/** Null for a fix that names files which don't exist yet: these settings would be published with them. */
function builderCode(fix: Fix | null, builder: SiteBuilder): string | null {
  const html = fix?.html ?? null;
  const values = html === null || isPlaceholder(html) ? null : valuesOf(html);
  return values === null ? null : siteBuilderCode(builder, values);
}
