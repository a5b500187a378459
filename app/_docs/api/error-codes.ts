import { ERRORS, type ErrorCode } from "@/lib/errors";
import { type ApiDocument, endpoints, errorsOf } from "./api-doc";

/** What any address can answer, whatever operation it has. */
const ALWAYS: readonly ErrorCode[] = [
  "bad_request",
  "not_found",
  "method_not_allowed",
  "request_timeout",
  "body_too_large",
  "headers_too_large",
];

interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Every code an answer can carry, with its status and meaning. */
export function errorCodes(document: ApiDocument): readonly ErrorEntry[] {
  const named = new Set<string>(ALWAYS);
  for (const { operation } of endpoints(document))
    for (const { codes } of errorsOf(operation)) for (const code of codes) named.add(code);
  return Object.entries(ERRORS)
    .filter(([code]) => named.has(code))
    .map(([code, { status, message }]) => ({ code, status, message }));
}
