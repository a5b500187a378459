/**
 * The cookie of a signed-in browser. By the start of its name (RFC 6265bis, section 4.1.3.2) browsers let nobody but this
 * very host set it, so that a sister site cannot sign a visitor in to an account of its own.
 */
export const SESSION_COOKIE = "__Host-headlight.session";
