/** Encoded characters that never need to be (RFC 3986, section 2.3), so that a path has one spelling. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** A segment of dots, however its separators are written. Resolving it gives another path than the one we have judged. */
const DOT_SEGMENT = /(?:^|\/|\\|%2f|%5c)\.{1,2}(?:\/|\\|%2f|%5c|$)/i;

/**
 * The path and query that a request is for: logged, judged and routed by this spelling alone. Of an absolute URL
 * (RFC 9112, section 3.2.2) that is the part after the host. Null if it cannot be one: no path, segments of dots,
 * backslashes, a fragment, or a path that cannot be decoded.
 */
export function resolveTarget(target: string): string | null {
  const [path = "", query] = splitQuery(localTarget(target));
  const plain = path.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  if (!plain.startsWith("/") || /[\\#]/.test(path) || query?.includes("#")) return null;
  if (DOT_SEGMENT.test(plain) || !isDecodable(plain)) return null;
  return query === undefined ? plain : `${plain}?${query}`;
}

/** The path of a target, as far as it can be told: for the log, and for errors to requests that cannot be read. */
export function targetPath(target: string): string {
  return splitQuery(localTarget(target))[0] ?? "";
}

function localTarget(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function splitQuery(target: string): readonly string[] {
  const start = target.indexOf("?");
  return start < 0 ? [target] : [target.slice(0, start), target.slice(start + 1)];
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
