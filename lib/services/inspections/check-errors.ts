import type { ErrorCode } from "@/lib/errors";

/** What fetching a page can come to instead of its report. */
export const FETCH_ERRORS: readonly ErrorCode[] = [
  "not_html",
  "blocked_host",
  "private_address",
  "document_too_large",
  "rate_limited",
  "http_error",
  "dns_failed",
  "connection_failed",
  "tls_failed",
  "too_many_redirects",
  "bad_response",
  "blocked_by_site",
  "overloaded",
  "unavailable",
  "timeout",
];

/** What a check of one page can end in instead of a report. */
export const CHECK_ERRORS: readonly ErrorCode[] = [
  "missing_url",
  "invalid_url",
  "unsupported_scheme",
  "invalid_parameter",
  ...FETCH_ERRORS,
];
