// Paths and patterns of robots.txt (RFC 9309, section 2.2.2).

/** Per cent signs and two digits, or what an address may not hold as it is. */
const CODED = /%[0-9a-f]{2}|[^\x21-\x7e]+/gi;
const UNRESERVED = /[\w.~-]/;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Spelt as it is compared already, as nearly all are: a file may hold ten thousand patterns. */
const PLAIN = /^[\x21-\x24\x26-\x7e]*$/;

/** A path or pattern in the one spelling in which they are compared: coded where it must be, and nowhere else. */
export function robotsSpelling(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(LONE_SURROGATE, "\uFFFD").replace(CODED, (part) => {
    if (part.length !== 3 || !part.startsWith("%")) return encodeURIComponent(part);
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return UNRESERVED.test(character) ? character : part.toUpperCase();
  });
}

/**
 * Whether a pattern, in which `*` stands for anything and a `$` at the end for the path's own, takes in a path.
 * Searching each part once behind the one before is enough, since an earlier place leaves more room for the rest;
 * so hostile patterns cost no more than their length and the path's.
 */
export function matchesRobotsPattern(pattern: string, path: string): boolean {
  const toEnd = pattern.endsWith("$");
  const [start = "", ...parts] = (toEnd ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(start)) return false;
  const end = toEnd ? parts.pop() : "";
  if (end === undefined) return path === start;
  let at = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - end.length >= at && path.endsWith(end);
}
