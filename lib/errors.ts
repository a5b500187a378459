/** Every error a caller can meet: its stable code, HTTP status and the sentence shown when nothing better is known. */
export const ERRORS = {
  bad_request: { status: 400, message: "The request could not be read." },
  missing_url: { status: 400, message: "Name the page to check: add the parameter url." },
  invalid_url: { status: 400, message: "That is not a web address. Write it as https://example.com/page." },
  unsupported_scheme: { status: 400, message: "Only http and https addresses can be checked." },
  invalid_parameter: { status: 400, message: "A parameter has a value that is not allowed." },
  invalid_body: { status: 400, message: "The request body is not what this address expects." },
  not_html: { status: 400, message: "That address answers with something that is not a web page." },
  unauthorized: { status: 401, message: "This needs a valid API key, sent as Authorization: Bearer KEY." },
  plan_required: { status: 402, message: "Your plan does not reach this. Pro does." },
  quota_exhausted: { status: 402, message: "This month's allowance is used up." },
  blocked_host: { status: 403, message: "That host is not checked here." },
  private_address: {
    status: 403,
    message: "That address is in a private network, so nobody outside could see its preview.",
  },
  read_only_key: { status: 403, message: "This key may only read. Create one with write access." },
  insufficient_scope: { status: 403, message: "This connection was not given the permission this needs." },
  forbidden: { status: 403, message: "This request was refused." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address does not take that method." },
  request_timeout: { status: 408, message: "The request took too long to arrive." },
  conflict: { status: 409, message: "That exists already." },
  limit_reached: { status: 409, message: "Your plan's limit is reached." },
  document_too_large: {
    status: 413,
    message: "The page is larger than 2 MB. Most link readers give up on pages of that size.",
  },
  body_too_large: { status: 413, message: "The request body is larger than allowed." },
  rate_limited: { status: 429, message: "You have used up your checks for now." },
  headers_too_large: {
    status: 431,
    message: "The address and headers of a request may have 16 KB together.",
  },
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  http_error: { status: 502, message: "The site answered with an error instead of the page." },
  dns_failed: { status: 502, message: "That host name leads to no address." },
  connection_failed: { status: 502, message: "The site could not be reached." },
  tls_failed: {
    status: 502,
    message: "The site's certificate is not valid, so browsers and link readers refuse it.",
  },
  too_many_redirects: {
    status: 502,
    message: "The address redirects more than 10 times and never reaches a page.",
  },
  bad_response: { status: 502, message: "The site's answer broke off or made no sense." },
  blocked_by_site: { status: 502, message: "The site showed a bot challenge instead of the page." },
  overloaded: { status: 503, message: "Too many checks are running just now. Please try again in a moment." },
  unavailable: {
    status: 503,
    message: "This part of the service is away for the moment. Please try again soon.",
  },
  timeout: { status: 504, message: "The site did not answer in time." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Facts that may be shown to the caller beside the code. */
export interface ErrorDetail {
  /** A sentence better than the table's; may hold hostile text, so it is always sent as data. */
  readonly message?: string;
  /** The address the error is about. */
  readonly url?: string;
  /** The target's own status; `http_error` only. */
  readonly upstreamStatus?: number;
  /** Seconds until trying again makes sense; `rate_limited`, `overloaded` and `unavailable` only. */
  readonly retryAfter?: number;
  /** For the log alone. */
  readonly cause?: unknown;
}

/** Marks an AppError across copies of this module: one process may load it more than once (server, route, page). */
const BRAND = Symbol.for("headlight.AppError");

/** The only error class of the product: a code of the table above and what may be told about it. */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? ERRORS[code].message, { cause: detail.cause });
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.detail = detail;
  }
}
