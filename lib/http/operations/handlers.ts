import { AppError } from "@/lib/errors";
import { takeApiRequest } from "@/lib/services/access";
import type { Ctx } from "@/lib/services/context";
import {
  type ApiResponse,
  errorResponse,
  optionsResponse,
  rateHeaders,
  sameOriginOnly,
  toWebResponse,
} from "../response/response";
import type { ApiRequest } from "./request";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** The handlers of one path, by method. */
export type Methods<Req, Res> = Readonly<Record<Method, (request: Req) => Promise<Res>>>;

/** What a route file exports: a handler for every method Next knows. */
export type Handlers = Methods<Request, Response>;

export interface MethodOptions<Req, Res = ApiResponse | Response> {
  /** Headers of the responses to OPTIONS and of 405. */
  readonly ownHeaders?: (request: Req) => Promise<Record<string, string>>;
  /** Bounds the calls of all methods. */
  readonly limit?: (methods: Methods<Req, Res | ApiResponse>) => Methods<Req, Res | ApiResponse>;
  /** Whether pages of any origin may read the responses; true when absent. */
  readonly anyOrigin?: boolean;
}

const NO_HEADERS = async () => ({});

/**
 * The handlers of a path that is no operation: HEAD where there is GET, OPTIONS with the allowed methods, and 405
 * `method_not_allowed` for all others.
 */
export function handlers(
  known: Partial<Methods<Request, ApiResponse | Response>>,
  options: MethodOptions<Request> = {},
): Handlers {
  return webHandlers(allMethods(known, options));
}

/** What a path that does not exist responds with: 404 `not_found` as JSON, for every method. */
export function nothingHere(): Methods<unknown, ApiResponse> {
  return everyMethod(() => async () => errorResponse(new AppError("not_found")));
}

/** The handlers as Next calls them. */
export function webHandlers(all: Methods<Request, ApiResponse | Response>): Handlers {
  return everyMethod((method) => async (request) => {
    const response = toWebResponse(await all[method](request));
    return method === "HEAD" ? new Response(null, response) : response;
  });
}

/** Whether every path has a handler for this method. */
export function isMethod(name: string): name is Method {
  return METHODS.some((method) => method === name);
}

/**
 * Completes the handlers of a path: HEAD where there is GET (the writer drops the body), OPTIONS with the allowed
 * methods, and 405 `method_not_allowed` for all others.
 */
export function allMethods<Req, Res extends ApiResponse | Response>(
  handlers: Partial<Methods<Req, Res>>,
  { ownHeaders = NO_HEADERS, limit = (methods) => methods, anyOrigin = true }: MethodOptions<Req, Res> = {},
): Methods<Req, Res | ApiResponse> {
  const known = handlers.GET ? { HEAD: handlers.GET, ...handlers } : handlers;
  const allow = METHODS.filter((method) => method === "OPTIONS" || known[method]).join(", ");
  const notAllowed = async (request: Req) =>
    errorResponse(new AppError("method_not_allowed"), { allow, ...(await ownHeaders(request)) });
  const options = async (request: Req) => optionsResponse(allow, await ownHeaders(request));
  const all = limit(everyMethod((method) => known[method] ?? (method === "OPTIONS" ? options : notAllowed)));
  return anyOrigin ? all : everyMethod((method) => async (request) => restricted(await all[method](request)));
}

/** A Response sets its own headers. */
function restricted<Res extends ApiResponse | Response>(response: Res | ApiResponse): Res | ApiResponse {
  return response instanceof Response ? response : sameOriginOnly(response);
}

/** One value for each method. */
function everyMethod<T>(of: (method: Method) => T): Readonly<Record<Method, T>> {
  return {
    GET: of("GET"),
    HEAD: of("HEAD"),
    OPTIONS: of("OPTIONS"),
    POST: of("POST"),
    PUT: of("PUT"),
    PATCH: of("PATCH"),
    DELETE: of("DELETE"),
  };
}

/** Whether requests to a path count against the rate limit of `/api`. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/**
 * The same handlers, each call of which takes a request from the caller's rate limit of `/api` first: 429 when none is
 * left. The responses tell that limit, unless they tell another, as those of checks do.
 */
export function limitApi<Req extends Pick<ApiRequest, "headers">>(
  methods: Methods<Req, ApiResponse>,
  ctxOf: (request: Req) => Promise<Ctx>,
): Methods<Req, ApiResponse> {
  return everyMethod((method) => async (request) => {
    const rate = await takeApiRequest(await ctxOf(request));
    if (!rate.allowed) {
      const message = "Too many API requests. Try again in a moment.";
      const error = new AppError("rate_limited", { message, retryAfter: rate.retryAfterSeconds });
      return errorResponse(error, rateHeaders(rate));
    }
    const response = await methods[method](request);
    return { ...response, headers: { ...rateHeaders(rate), ...response.headers } };
  });
}
