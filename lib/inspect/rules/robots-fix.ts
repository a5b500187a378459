import type { Metadata } from "../metadata/metadata";
import { split } from "./robots-directives";
import type { Fix } from "./rule";
import { metaFix } from "./snippet";

/** The page's meta robots without the unwanted directives; null when the meta tags hold none, so the header does. */
export function robotsFix({ robots }: Metadata, isUnwanted: (directive: string) => boolean): Fix | null {
  const directives = split(robots.content);
  const wanted = directives.filter((directive) => !isUnwanted(directive));
  if (wanted.length === directives.length) return null;
  return metaFix("name", "robots", [...new Set(wanted)].join(", ") || "index, follow");
}
