import type { ErrorCode } from "@/lib/errors";

/** What a check of one page can answer instead of a report. */
export const CHECK_ERRORS: readonly ErrorCode[] = [
  "missing_url",
  "invalid_url",
  "unsupported_scheme",
  "invalid_parameter",
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
