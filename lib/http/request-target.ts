/** The path and query of a request target, which may be a whole address (RFC 9112, section 3.2.2). */
export function localTarget(target: string): string {
  return /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#]*\/?/i, "/") : target;
}

/** The path alone. */
export function targetPath(target: string): string {
  return localTarget(target).split("?", 1)[0] ?? "";
}
