import type { ImageFacts, LinkedPage } from "../../resources";
import { quote } from "./words";

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
  if (hasStrayStart) return "begins with stray bytes before the image itself, so no program can open it";
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
