import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { PathKind } from "./next/path-kinds";

type Fields = Readonly<Record<string, string>>;

export interface HeaderSettings {
  readonly baseUrl: string;
  /** `next dev` evaluates code from strings and reloads over a web socket. */
  readonly dev: boolean;
  /** The requested path and query. */
  readonly path: string;
  /** What is at the path. Under `next dev`, which does not know, everything may be a page. */
  readonly kind: PathKind;
}

/** The paths from a mailed link to the page it opens, and those whose query only an agent may know. */
const LINK_PATHS = /^\/(?:auth|oauth|sign-in\/link)(?:[/?]|$)/;

/** The page where people approve an agent. Its form leads on to the agent, which `form-action` covers too. */
const APPROVAL_PATHS = /^\/oauth\/authorize\?/;

/** The path that serves files of other sites. They are only drawn into images of ours, and run nothing. */
const FOREIGN_FILES = /^\/picture(?:\?|$)/;
const FOREIGN_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** For what is no page: JSON, text and errors, which load nothing even if a browser shows them. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Icons and social images, which other sites show beside links to us. */
const SHARED_FILES = /^[^?]*\.(?:png|ico|svg)(?:\?|$)/;

const FIXED_HEADERS: Fields = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
};

const HTTPS_HEADERS: Fields = { ...FIXED_HEADERS, "strict-transport-security": "max-age=31536000" };

/**
 * The security headers of one response, an error too. The policy of pages runs only scripts with its own nonce. A path
 * that needs other headers is named here, since Next drops a route's value of a header that is already set.
 */
export function securityHeaders({ baseUrl, dev, path, kind }: HeaderSettings): Fields {
  return {
    ...(baseUrl.startsWith("https:") ? HTTPS_HEADERS : FIXED_HEADERS),
    // No referrer to the hosts of preview images; our own forms still send their Origin.
    "referrer-policy": LINK_PATHS.test(path) ? "no-referrer" : "same-origin",
    "cross-origin-resource-policy": SHARED_FILES.test(path) ? "cross-origin" : "same-origin",
    "content-security-policy": policyOf({ dev, path, kind }),
  };
}

/** Whether a target is the path that serves files of other sites. */
export function isForeignFile(target: string): boolean {
  return FOREIGN_FILES.test(target);
}

function policyOf({ dev, path, kind }: Omit<HeaderSettings, "baseUrl">): string {
  if (isForeignFile(path)) return FOREIGN_FILE_POLICY;
  return kind === "route" && !dev ? DATA_POLICY : pagePolicy(dev, formTargets(path));
}

/** Where forms of a page may lead. */
function formTargets(path: string): string {
  if (!APPROVAL_PATHS.test(path)) return "'self'";
  const uri = new URLSearchParams(path.slice(path.indexOf("?"))).get("redirect_uri");
  const origin = URL.parse(uri ?? "")?.origin ?? "";
  // A source cannot name an IPv6 address (https://www.w3.org/TR/CSP3/#grammardef-host-part, read 2026-11-28).
  if (origin.startsWith("http://[::1]")) return "'self' http:";
  // What a browser would not read as one source could add directives of its own to the policy.
  return /^https?:\/\/[\w.:-]+$/.test(origin) ? `'self' ${origin}` : "'self'";
}

function pagePolicy(dev: boolean, formAction: string): string {
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
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Names that a machine or a network gives itself; browsers treat localhost as safe. */
const OWN_NAME = /^localhost$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/;

/**
 * Whether the site's URL is plain http on a name of the public internet. Its cookies are Secure, so browsers would drop
 * them there.
 */
export function isPublicHttp(baseUrl: string): boolean {
  const url = new URL(baseUrl);
  if (url.protocol !== "http:") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 && host.includes(".") && !OWN_NAME.test(host);
}
