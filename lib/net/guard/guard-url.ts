import { isIP } from "node:net";
import { AppError, ERRORS } from "@/lib/errors";
import { classifyIp } from "./classify";

export interface GuardSettings {
  readonly allowPrivateOrigins: readonly string[];
  readonly blockedHosts: readonly string[];
}

/** Signed addresses of images, and letters of other scripts once they are coded, are longer than anything a person types. */
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

/**
 * The address as it will be fetched, fragment dropped, if nothing about its spelling forbids that; what its name
 * resolves to is judged when it is dialled. Throws `unsupported_scheme`, `invalid_url`, `blocked_host` and `private_address`.
 */
export function guardUrl(input: string | URL, settings: GuardSettings): URL {
  const url = parse(input);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new AppError("unsupported_scheme", { url: url.href });
  }
  if (url.username !== "" || url.password !== "") {
    throw new AppError("invalid_url", { message: "URLs with a user name or password can't be checked." });
  }
  const fault = faultOf(url);
  if (fault !== null) throw new AppError("invalid_url", { message: fault });
  checkHost(url, settings);
  return url;
}

/** True when the operator allows exactly this origin although it is private. */
export function isAllowedPrivate(url: URL, settings: GuardSettings): boolean {
  return settings.allowPrivateOrigins.includes(url.origin);
}

/** The host as names are compared: lower case, no brackets, no trailing dot. */
export function hostOf(url: URL): string {
  const host = url.hostname.endsWith(".") ? url.hostname.slice(0, -1) : url.hostname;
  return host.startsWith("[") ? host.slice(1, -1) : host;
}

/** What is wrong with an address in itself, whoever asks for it; null when nothing is. */
export function faultOf(url: URL): string | null {
  if (url.href.length > CHARS_MAX) return "That URL is too long.";
  return isWellFormed(hostOf(url)) ? null : ERRORS.invalid_url.message;
}

function parse(input: string | URL): URL {
  const url = URL.parse(String(input));
  if (!url) throw new AppError("invalid_url");
  url.hash = "";
  return url;
}

function checkHost(url: URL, settings: GuardSettings): void {
  const host = hostOf(url);
  if (settings.blockedHosts.some((blocked) => isWithinDomain(host, blocked))) {
    throw new AppError("blocked_host", { url: url.href });
  }
  if (isAllowedPrivate(url, settings)) return;
  if (isPrivateHost(host)) throw new AppError("private_address", { url: url.href });
  if (url.port !== "" && BAD_PORTS.has(Number(url.port))) {
    throw new AppError("blocked_host", {
      url: url.href,
      message: "Browsers block that port, so it can't be checked.",
    });
  }
}

function isWellFormed(host: string): boolean {
  if (isIP(host) !== 0) return true;
  if (host.length > HOST_CHARS_MAX) return false;
  return host.split(".").every((label) => label !== "" && label.length <= LABEL_CHARS_MAX);
}

function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function isPrivateHost(host: string): boolean {
  if (isIP(host) !== 0) return !classifyIp(host).public;
  return !host.includes(".") || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(suffix));
}

/** Ports that browsers refuse to fetch from: https://fetch.spec.whatwg.org/#port-blocking, read 2026-11-20. */
export const BAD_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
