import { randomBytes } from "node:crypto";

export interface HeaderSettings {
  readonly baseUrl: string;
  /** `next dev` evaluates code from strings and reloads over a web socket. */
  readonly dev: boolean;
  /** The requested path and query. */
  readonly path: string;
}

/** The paths from a mailed link to the page it opens. */
const LINK_PATHS = /^\/(?:auth|sign-in\/link)(?:[/?]|$)/;

/** The path that serves files of other sites. They are only drawn into images of ours, and run nothing. */
const FILE_PATHS = /^\/picture(?:\?|$)/;
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The headers of every response, even to a malformed request. */
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
 * The security headers of one response. The policy runs only scripts with its own nonce. A path that needs other headers
 * is named here, since Next drops a route's value of a header that is already set.
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
    // Previews use colors of the checked page, in style attributes.
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
