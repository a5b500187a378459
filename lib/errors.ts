/** Every error a caller can meet: its stable code, HTTP status and the sentence shown when nothing better is known. */
export const ERRORS = {
  bad_request: { status: 400, message: "The request couldn't be read." },
  missing_url: { status: 400, message: "Add the url parameter with the page to check." },
  invalid_url: {
    status: 400,
    message: "That isn't a valid URL. Enter a full one, such as https://example.com/page.",
  },
  unsupported_scheme: { status: 400, message: "Only http and https URLs can be checked." },
  invalid_parameter: { status: 400, message: "A parameter has an invalid value." },
  invalid_body: { status: 400, message: "The request body isn't valid for this URL." },
  not_html: {
    status: 400,
    message: "That URL is a file, not a web page. Check the page that links to it instead.",
  },
  unauthorized: { status: 401, message: "Send a valid API key as Authorization: Bearer KEY." },
  plan_required: { status: 402, message: "Your plan doesn't include this. Upgrade to Pro to use it." },
  quota_exhausted: { status: 402, message: "You've used up this month's quota." },
  blocked_host: { status: 403, message: "This service doesn't check that host." },
  private_address: {
    status: 403,
    message:
      "That URL is on a private network, so nobody else could see its preview. Check a public URL instead.",
  },
  read_only_key: { status: 403, message: "This API key is read-only. Create one with write access." },
  insufficient_scope: {
    status: 403,
    message: "This connection doesn't have the permission it needs. Connect again and allow it.",
  },
  forbidden: { status: 403, message: "This request isn't allowed." },
  not_found: { status: 404, message: "Nothing was found at this URL." },
  method_not_allowed: { status: 405, message: "This URL doesn't support that method." },
  request_timeout: { status: 408, message: "The request took too long to arrive." },
  conflict: { status: 409, message: "That already exists." },
  limit_reached: { status: 409, message: "You've reached your plan's limit." },
  document_too_large: {
    status: 413,
    message: "The page is larger than 2 MB. Most crawlers give up on pages of that size.",
  },
  body_too_large: { status: 413, message: "The request body is too large." },
  rate_limited: { status: 429, message: "You've used all your checks for now." },
  headers_too_large: {
    status: 431,
    message: "The URL and headers of a request are limited to 16 KB in total.",
  },
  internal_error: { status: 500, message: "Something went wrong on our side. Try again." },
  http_error: { status: 502, message: "The site returned an error instead of the page." },
  dns_failed: { status: 502, message: "We couldn't find that domain. Check its spelling." },
  connection_failed: { status: 502, message: "We couldn't connect to the site. Check that it's online." },
  tls_failed: {
    status: 502,
    message: "The site's certificate isn't valid, so browsers and crawlers reject it.",
  },
  too_many_redirects: {
    status: 502,
    message: "That URL redirects more than 10 times and never reaches a page.",
  },
  bad_response: { status: 502, message: "The site's response was incomplete or invalid." },
  blocked_by_site: {
    status: 502,
    message: "This site blocks bots: it showed a challenge instead of the page.",
  },
  overloaded: { status: 503, message: "Too many checks are running right now. Try again in a moment." },
  unavailable: {
    status: 503,
    message: "This part of the service is temporarily unavailable. Try again soon.",
  },
  timeout: { status: 504, message: "The site took too long to respond." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Facts that may be shown to the caller beside the code. */
export interface ErrorDetail {
  /** A sentence better than the table's; may hold hostile text, so it is always sent as data. */
  readonly message?: string;
  /** The URL the error is about. */
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
