import { randomBytes } from "node:crypto";

export interface HeaderSettings {
  readonly baseUrl: string;
  /** `next dev` evaluates code from strings and reloads over a web socket. */
  readonly dev: boolean;
  /** Path and query that are asked for. */
  readonly path: string;
}

/** Where the way from a mailed link to the page it opens leads along. */
const LINK_PATHS = /^\/(?:auth|sign-in\/link)(?:[/?]|$)/;

/** Where files of other sites come from: they are shown nowhere but in a drawing of ours, and run nothing. */
const FILE_PATHS = /^\/picture(?:\?|$)/;
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** What stands on every answer, that to a malformed request included. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // No referrer to the hosts of preview images; our own forms still send their Origin.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
};

/**
 * The security headers of one answer; the policy lets only scripts with its own nonce run. An address that needs others
 * is named here: Next drops what a route says of a header that stands already.
 */
export function securityHeaders({ baseUrl, dev, path }: HeaderSettings): Readonly<Record<string, string>> {
  const referrer: Record<string, string> = LINK_PATHS.test(path) ? { "referrer-policy": "no-referrer" } : {};
  const policy = FILE_PATHS.test(path) ? FILE_POLICY : contentSecurityPolicy(dev);
  const headers = { ...FIXED_HEADERS, ...referrer, "content-security-policy": policy };
  if (!baseUrl.startsWith("https:")) return headers;
  return { ...headers, "strict-transport-security": "max-age=31536000" };
}

function contentSecurityPolicy(dev: boolean): string {
  const nonce = randomBytes(16).toString("base64");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    // The previews are drawn with colours of the page that is checked, in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src * data: blob: http: https:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
