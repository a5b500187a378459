import { AppError } from "@/lib/errors";
import type { Ctx } from "@/lib/services/context";
import { takeApiRequest } from "@/lib/services/rate-limit";
import { type ApiResponse, errorResponse, rateHeaders } from "../response/response";
import { everyMethod, type Methods } from "./handlers";
import type { ApiRequest } from "./request";

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
