import { AppError } from "@/lib/errors";
import { type Answer, errorAnswer, toResponse } from "../response/response";
import { operationAnswers } from "./endpoint";
import { allMethods, everyMethod, type MethodOptions, type Methods } from "./methods";

/** What the route file of an address exports: one operation for each method it takes. */
export function route(...address: Parameters<typeof operationAnswers>): Handlers {
  return webHandlers(operationAnswers(...address));
}

/** What a route file exports: a web response to every method Next knows. */
export type Handlers = Methods<Request, Response>;

/**
 * The handlers of an address that takes these methods: HEAD where there is GET, OPTIONS with what is allowed,
 * and 405 `method_not_allowed` for all others.
 */
export function handlers(
  taken: Partial<Methods<Request, Answer | Response>>,
  options: MethodOptions<Request> = {},
): Handlers {
  return webHandlers(allMethods(taken, options));
}

/** The handlers of an address where nothing is: 404 `not_found` as JSON, whatever the method. */
export function nothingHere(): Handlers {
  return webHandlers(everyMethod(() => async () => errorAnswer(new AppError("not_found"))));
}

/** The same answers as Next takes them. */
export function webHandlers(all: Methods<Request, Answer | Response>): Handlers {
  return everyMethod((method) => async (request) => {
    const response = toResponse(await all[method](request));
    return method === "HEAD" ? new Response(null, response) : response;
  });
}
