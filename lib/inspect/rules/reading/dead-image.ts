import type { ImageFacts } from "../../linked";
import { quote } from "../writing/quote";

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
