import { limitsOf, type RobotsLimits, robotsTexts } from "../../metadata/robots";
import type { Page } from "../../page/page";
import { placeholderInUrl } from "../../page/placeholders";
import { PLATFORMS } from "../../platforms";
import type { PlatformName } from "../../platforms/names";
import type { ImageFacts, LinkedPage } from "../../resources";

const LENGTH_MAX = 80;
const INVISIBLE = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A value of the page as a sentence shows it: in quotation marks, on one line, without control characters and cut
 * at `lengthMax` characters.
 */
export function quote(text: string, lengthMax = LENGTH_MAX): string {
  const line = text
    .slice(0, lengthMax * 4)
    .replace(INVISIBLE, " ")
    .trim();
  const characters = Array.from(line);
  const whole = characters.length <= lengthMax && text.length <= lengthMax * 4;
  return whole ? `"${line}"` : `"${characters.slice(0, lengthMax).join("").trimEnd()}…"`;
}

/** The platforms as a sentence names them: `X, Facebook and LinkedIn`; empty for none. */
export function platformWords(platforms: readonly PlatformName[]): string {
  return wordList(platforms.map((platform) => PLATFORMS[platform].label));
}

/** Words as a sentence lists them: `a, b and c`; empty for none. */
export function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** What a URL as written holds in place of a value, as the end of a sentence; null when it holds all its values. */
export function unfilledWords(written: string): string | null {
  const found = placeholderInUrl(written);
  if (found === null) return null;
  return /(?:undefined|null|NaN|None|nil)\)?$/i.test(found)
    ? "in which a program had no value to fill in"
    : "a template placeholder that was never filled in";
}

interface Question {
  /** Whether a text of directives sets the rule. */
  readonly forbids: (limits: RobotsLimits) => boolean;
  /** Words by which a text says the contrary. */
  readonly allows: RegExp;
}

/**
 * Who sets a robots rule that holds, the page's tag or its header, as sentences; and who says the contrary, for then
 * the stricter of the two holds (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function robotsWords(page: Page, { forbids, allows }: Question): string {
  const { tag, header } = robotsTexts(page);
  const texts = [
    { by: "The page's robots tag", limits: limitsOf(...tag), text: tag.join(", ") },
    { by: "The X-Robots-Tag header", limits: limitsOf(...header), text: header.join(", ") },
  ];
  const strict = texts.find(({ limits }) => forbids(limits));
  const mild = texts.find(({ limits, text }) => !forbids(limits) && allows.test(text));
  if (strict === undefined) return "";
  const said = `${strict.by} says ${quote(strict.text)}.`;
  if (mild === undefined) return said;
  return `${said} ${mild.by} says ${quote(mild.text)}, but when two disagree, the stricter one applies.`;
}

/** Errors that the page itself causes, as the end of a sentence; not those of our own limits. */
const REASONS: Readonly<Record<string, string>> = {
  dns_failed: "points to a host that doesn't exist",
  connection_failed: "can't be reached",
  tls_failed: "has an invalid certificate",
  too_many_redirects: "redirects endlessly",
  bad_response: "breaks off before its response is complete",
  timeout: "takes too long to respond",
  private_address: "is on a private network",
};
/** The server wants fewer requests; the page may well exist. */
const TOO_MANY_REQUESTS = 429;

/** A fetch given less time than this says nothing about the file. */
const PATIENCE_MS = 3_000;

/** Why a page that the page names can't be read, as the end of a sentence; null when it can or was not fetched. */
export function pageFailure(page: LinkedPage | null): string | null {
  if (page === null) return null;
  const { status, error } = page;
  if (status !== null && status >= 400) {
    return status === TOO_MANY_REQUESTS ? null : `returns status ${status}`;
  }
  return error === null ? null : (REASONS[error] ?? null);
}

/** Media types as people know them. */
const KINDS: Readonly<Record<string, string>> = {
  "text/html": "a web page",
  "application/json": "JSON data",
  "application/xml": "XML",
  "text/plain": "plain text",
  "application/pdf": "a PDF document",
  "video/mp4": "a video",
};

function contentFailure({
  mime,
  sentAs,
  hasStrayStart,
}: Pick<ImageFacts, "mime" | "sentAs" | "hasStrayStart">): string {
  if (hasStrayStart) return "begins with stray bytes before the image itself, so no program opens it";
  if (sentAs !== undefined) {
    const kind = mime === sentAs ? "not those of an image" : (KINDS[mime ?? ""] ?? quote(mime ?? ""));
    return `is sent as ${quote(sentAs)}, but its bytes are ${kind}`;
  }
  return mime === null
    ? "returns something that isn't an image"
    : `returns ${quote(mime)} instead of an image`;
}

/** Why a fetched image can't be shown, as the end of a sentence; null when it can or may be. */
export function imageFailure({ state, status, timeMs, ...content }: ImageFacts): string | null {
  switch (state) {
    case "http_error":
      return status === null ? "returns an error" : `returns status ${status}`;
    case "not_an_image":
      return contentFailure(content);
    case "unreachable":
      return "can't be reached: its host doesn't respond";
    case "timeout":
      return timeMs < PATIENCE_MS ? null : "takes too long to load";
    case "blocked":
      return "is on a private network";
    case "invalid_url":
      return "isn't a URL that can be loaded";
    default:
      return null;
  }
}
