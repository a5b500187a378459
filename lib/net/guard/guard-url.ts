import { AppError, ERRORS } from "@/lib/errors";
import { hostOf, rejectionOf, spellingFault, type UrlRejection } from "@/lib/inspect/url/url-policy";

export interface GuardSettings {
  readonly allowPrivateOrigins: readonly string[];
  readonly blockedHosts: readonly string[];
}

const MESSAGES = {
  too_long: "That URL is too long.",
  malformed: ERRORS.invalid_url.message,
} as const;

/**
 * The URL as it will be fetched, without its fragment, unless its spelling forbids that; what its name resolves to is
 * judged when it is dialled. Throws `unsupported_scheme`, `invalid_url`, `blocked_host` and `private_address`.
 */
export function guardUrl(input: string | URL, settings: GuardSettings): URL {
  const url = URL.parse(String(input));
  if (!url) throw new AppError("invalid_url");
  if (url.href.includes("#")) url.hash = "";
  const rejection = rejectionOf(url, settings.allowPrivateOrigins);
  const isJudged = rejection === null || rejection === "private" || rejection === "port";
  // An operator's block comes before what is wrong with the host in itself.
  if (isJudged && settings.blockedHosts.some((blocked) => isWithinDomain(hostOf(url), blocked))) {
    throw new AppError("blocked_host", { url: url.href });
  }
  if (rejection !== null) throw rejectionError(rejection, url);
  return url;
}

/** True when the operator allows exactly this origin although it is private. */
export function isAllowedPrivate(url: URL, settings: GuardSettings): boolean {
  return settings.allowPrivateOrigins.includes(url.origin);
}

/** What is wrong with a URL in itself, in a sentence; null when nothing is. */
export function faultOf(url: URL): string | null {
  const fault = spellingFault(url);
  return fault === null ? null : MESSAGES[fault];
}

function rejectionError(rejection: UrlRejection, { href: url }: URL): AppError {
  switch (rejection) {
    case "scheme":
      return new AppError("unsupported_scheme", { url });
    case "credentials":
      return new AppError("invalid_url", { message: "URLs with a user name or password can't be checked." });
    case "private":
      return new AppError("private_address", { url });
    case "port":
      return new AppError("blocked_host", {
        url,
        message: "Browsers block that port, so it can't be checked.",
      });
    default:
      return new AppError("invalid_url", { message: MESSAGES[rejection] });
  }
}

function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
