import type { ImageFacts } from "../../linked";
import { quote } from "../quote";

/** Why an image file that was asked for can't be shown, as the end of a sentence about it; null when it can or may be. */
export function deadImage({ state, status, mime }: ImageFacts): string | null {
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
      return "does not arrive in time";
    case "blocked":
      return "lies in a private network";
    case "invalid_url":
      return "is not an address that can be fetched";
    default:
      return null;
  }
}
