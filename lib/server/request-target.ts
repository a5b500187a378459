import { LRUCache } from "lru-cache";
import type { PathKind, PathKindOf } from "./next/path-kinds";
import { securityHeaders } from "./security-headers";

/** Encoded characters that never need to be (RFC 3986, section 2.3), so that a path has one spelling. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** A segment of dots, however its separators are written. Resolving it gives another path than the one we have judged. */
const DOT_SEGMENT = /(?:^|\/|\\|%2f|%5c)\.{1,2}(?:\/|\\|%2f|%5c|$)/i;

/** Whose parameter `url` is the page to check. */
const CHECK_PATHS = ["/", "/inspect"];

/** Of all targets that are kept, in characters. */
const KEPT_CHARS_MAX = 100_000;

/** What follows from a request's target alone. */
export interface RequestTarget {
  /** The path and query that the request is for, or the target as it was sent if it cannot be one. */
  readonly url: string;
  readonly isValid: boolean;
  readonly path: string;
  /** What is at the path. */
  readonly kind: PathKind;
  /** The host of the page to check. */
  readonly checkedHost: string | undefined;
  /** The security headers of its responses; null where each has its own. */
  readonly headers: Readonly<Record<string, string>> | null;
}

interface TargetOptions {
  readonly kindOf: PathKindOf;
  readonly baseUrl: string;
  readonly dev: boolean;
}

/** Reads targets. Those that were requested last are kept, since reading one takes as long as a tenth of a cached check. */
export function targetReader(options: TargetOptions): (target: string) => RequestTarget {
  const kept = new LRUCache<string, RequestTarget>({
    maxSize: KEPT_CHARS_MAX,
    sizeCalculation: (_, target) => Math.max(1, target.length),
  });
  return (target) => {
    const known = kept.get(target);
    if (known !== undefined) return known;
    const read = readTarget(target, options);
    // What other queries hold seldom repeats, and may be the secret of a link.
    if (!target.includes("?") || CHECK_PATHS.includes(read.path)) kept.set(target, read);
    return read;
  };
}

function readTarget(target: string, { kindOf, baseUrl, dev }: TargetOptions): RequestTarget {
  const resolved = resolveTarget(target);
  const url = resolved ?? target;
  const path = targetPath(url);
  const kind = resolved === null ? "route" : kindOf(path);
  return {
    url,
    isValid: resolved !== null,
    path,
    kind,
    checkedHost: CHECK_PATHS.includes(path) ? checkedHost(target) : undefined,
    headers: kind === "route" && !dev ? securityHeaders({ baseUrl, dev, path: url, kind }) : null,
  };
}

function checkedHost(target: string): string | undefined {
  const query = new URLSearchParams(splitQuery(target)[1]);
  return URL.parse(query.get("url") ?? "")?.hostname;
}

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
  if (target.startsWith("/") || !/^https?:\/\//i.test(target)) return target;
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
