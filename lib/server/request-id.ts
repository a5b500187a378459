import { randomUUID } from "node:crypto";

const ID = /^[0-9A-Za-z._-]{8,64}$/;

/** The header that names a request, in both directions and in the log. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The id that a client or proxy gave its request, if it is 8 to 64 letters, digits, dots, dashes and underscores; else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && ID.test(given) ? given : randomUUID();
}
