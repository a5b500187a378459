import { specialRangeOf } from "./special-range";

/** Why no URL of this spelling is fetched, or shown in a page of ours. */
export type UrlRejection = "scheme" | "credentials" | "too_long" | "malformed" | "private" | "port";

/** Signed URLs of images, and letters of other scripts once they are encoded, are longer than anything a person types. */
const CHARS_MAX = 8_192;
const LABEL_CHARS_MAX = 63;
const HOST_CHARS_MAX = 253;

/** Names that exist only inside a network, by standard (RFC 6761, RFC 6762, RFC 8375) or by habit. */
const PRIVATE_SUFFIXES = [
  ".localhost",
  ".local",
  ".internal",
  ".localdomain",
  ".home.arpa",
  ".lan",
  ".intranet",
  ".corp",
  ".home",
  ".private",
];

/** Ports that browsers refuse to fetch from: https://fetch.spec.whatwg.org/#port-blocking, read 2026-11-20. */
export const BAD_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * Whether a page may have the visitor's browser load this absolute URL: false for all that the guarded fetch rejects by
 * the spelling, such as a private host or IP address. `allowedOrigins` are the private origins that the operator allows.
 * Where a public name leads can't be told here.
 */
export function isPublicUrl(text: string, allowedOrigins: readonly string[] = []): boolean {
  const url = URL.parse(text);
  return url !== null && rejectionOf(url, allowedOrigins) === null;
}

/** Why this URL is rejected by its spelling; null when it is not. A private origin that is allowed has any port. */
export function rejectionOf(url: URL, allowedOrigins: readonly string[]): UrlRejection | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "scheme";
  if (url.username !== "" || url.password !== "") return "credentials";
  const fault = spellingFault(url);
  if (fault !== null) return fault;
  if (allowedOrigins.includes(url.origin)) return null;
  if (isPrivateHost(hostOf(url))) return "private";
  return url.port !== "" && BAD_PORTS.has(Number(url.port)) ? "port" : null;
}

/** What is wrong with a URL in itself, no matter who checks it; null when nothing is. */
export function spellingFault(url: URL): "too_long" | "malformed" | null {
  if (url.href.length > CHARS_MAX) return "too_long";
  return isWellFormed(hostOf(url)) ? null : "malformed";
}

/** The host as names are compared: lower case, no brackets, no trailing dot. */
export function hostOf(url: URL): string {
  const host = url.hostname.endsWith(".") ? url.hostname.slice(0, -1) : url.hostname;
  return host.startsWith("[") ? host.slice(1, -1) : host;
}

function isWellFormed(host: string): boolean {
  if (isIpAddress(host)) return true;
  if (host.length > HOST_CHARS_MAX) return false;
  return host.split(".").every((label) => label !== "" && label.length <= LABEL_CHARS_MAX);
}

function isPrivateHost(host: string): boolean {
  if (isIpAddress(host)) return specialRangeOf(host) !== null;
  return !host.includes(".") || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(suffix));
}

/** The URL parser writes every IPv4 address as four decimal numbers, and only IPv6 addresses hold colons. */
function isIpAddress(host: string): boolean {
  return host.includes(":") || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}
