import { AppError } from "@/lib/errors";
import { type ApiResponse, errorResponse, toWebResponse } from "../response/response";
import { operationMethods } from "./endpoint";
import { allMethods, everyMethod, type MethodOptions, type Methods } from "./methods";

/** What a route file exports: a handler for every method Next knows. */
export type Handlers = Methods<Request, Response>;

/** The handlers of a path with one operation for each of its methods. */
export function route(...operations: Parameters<typeof operationMethods>): Handlers {
  return webHandlers(operationMethods(...operations));
}

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

/** The handlers of a path that does not exist: 404 `not_found` as JSON, for every method. */
export function nothingHere(): Handlers {
  return webHandlers(everyMethod(() => async () => errorResponse(new AppError("not_found"))));
}

function webHandlers(all: Methods<Request, ApiResponse | Response>): Handlers {
  return everyMethod((method) => async (request) => {
    const response = toWebResponse(await all[method](request));
    return method === "HEAD" ? new Response(null, response) : response;
  });
}
