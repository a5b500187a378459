import type { RobotsDirectives } from "../metadata/metadata";

/** Directives that carry a value behind a colon; any other word before a colon names a crawler. */
const WITH_VALUE = ["max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"];
const FOR_GOOGLE = ["googlebot", "*"];
/** More than any page needs; the rest of a hostile value is not looked at. */
const LENGTH_MAX = 4_000;

/** What the page asks of Google in meta tags and header together: lower-case directives, each once. */
export function robotsDirectives({ content, header }: RobotsDirectives): readonly string[] {
  return [...new Set([...split(content), ...forGoogle(split(header))])];
}

/** The directives of one value, lower case, without white space. */
export function split(value: string | null): readonly string[] {
  const parts = (value ?? "").slice(0, LENGTH_MAX).toLowerCase().split(",");
  return parts.map((part) => part.trim().replace(/\s*:\s*/, ":")).filter((part) => part !== "");
}

/** The number behind `max-snippet`, the strictest where there are several; null when none is given or it sets no limit. */
export function snippetMax(directives: readonly string[]): number | null {
  const numbers = directives.flatMap((directive) => {
    const digits = /^max-snippet:(\d+)$/.exec(directive)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** Header values may be meant for one crawler: `otherbot: noindex, nofollow` says nothing to Google. */
function forGoogle(directives: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let applies = true;
  for (const directive of directives) {
    const [name = "", value] = directive.split(":", 2);
    const named = value !== undefined && !WITH_VALUE.includes(name);
    if (named) applies = FOR_GOOGLE.includes(name);
    if (applies) kept.push(named ? (value ?? "") : directive);
  }
  return kept;
}
