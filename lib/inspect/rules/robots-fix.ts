import type { Metadata } from "../metadata/metadata";
import type { Fix } from "./rule";
import { metaFix } from "./snippet";

/** More than any page needs; the rest of a hostile value is not looked at. */
const CONTENT_LENGTH_MAX = 1_000;

/** The page's meta robots without the unwanted directives; null when the meta tags hold none, so the header does. */
export function robotsFix({ robots }: Metadata, isUnwanted: (directive: string) => boolean): Fix | null {
  const directives = directivesOf(robots.content ?? "");
  const wanted = directives.filter((directive) => !isUnwanted(directive));
  if (wanted.length === directives.length) return null;
  return metaFix("name", "robots", [...new Set(wanted)].join(", ") || "index, follow");
}

/** Lower-case directives without white space. */
function directivesOf(content: string): readonly string[] {
  const parts = content.slice(0, CONTENT_LENGTH_MAX).toLowerCase().split(",");
  return parts.map((part) => part.trim().replace(/\s*:\s*/, ":")).filter((part) => part !== "");
}
