import type { ImageFacts, LinkedPage } from "../../resources";
import { quote } from "./quote";

/** Errors that say something about the page asked for, not about us or about how we asked, as the end of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  dns_failed: "names a host that does not exist",
  connection_failed: "cannot be reached",
  tls_failed: "has a certificate that is not valid",
  too_many_redirects: "redirects without end",
  bad_response: "breaks its answer off",
  timeout: "does not answer in time",
  private_address: "lies in a private network",
};
/** The server asks for fewer requests; the page may well be there. */
const TOO_MANY_REQUESTS = 429;

/** Why a page that the page names cannot be read, as the end of a sentence; null when it can or was not asked for. */
export function deadPage(resources: LinkedPage | null): string | null {
  if (resources === null) return null;
  const { status, error } = resources;
  if (status !== null && status >= 400) {
    return status === TOO_MANY_REQUESTS ? null : `answers with status ${status}`;
  }
  return error === null ? null : (REASONS[error] ?? null);
}

/** Who gave up earlier, because there was no time left to wait, knows nothing of the file. */
const PATIENCE_MS = 3_000;

/** Why an image file that was asked for can't be shown, as the end of a sentence about it; null when it can or may be. */
export function deadImage({ state, status, mime, timeMs }: ImageFacts): string | null {
  switch (state) {
    case "http_error":
      return status === null ? "answers with an error" : `answers with status ${status}`;
    case "not_an_image":
      return mime === null
        ? "answers with something that is not an image"
        : `answers with ${quote(mime)}, not with an image`;
    case "unreachable":
      return "cannot be reached: its host does not answer";
    case "timeout":
      return timeMs < PATIENCE_MS ? null : "does not arrive in time";
    case "blocked":
      return "lies in a private network";
    case "invalid_url":
      return "is not an address that can be fetched";
    default:
      return null;
  }
}
