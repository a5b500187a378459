import type { z } from "zod";
import { peekUnits } from "@/lib/services/allowance";
import type { Ctx, Resources } from "@/lib/services/context";
import { type Operation, type Outcome, runOperation } from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { errorAnswer, jsonAnswer } from "./answer";
import { callerOf } from "./caller";
import { type Handlers, handlers } from "./handlers";
import { queryInput } from "./query-input";
import { rateHeaders } from "./rate-headers";

/** The handlers of an operation's address. */
export function route<Input extends z.ZodObject, Output extends z.ZodType<object, object>>(
  operation: Operation<Input, Output>,
  resources: () => Resources = sharedResources,
): Handlers {
  const contextOf = (request: Request): Ctx => ({ ...resources(), caller: callerOf(request.headers) });
  const names = Object.keys(operation.input.shape);
  const run = async (request: Request) =>
    toResponse(await runOperation(contextOf(request), operation, queryInput(request.url, names)));
  const ownHeaders = async (request: Request) =>
    rateHeaders(operation.metered ? await peekUnits(contextOf(request)) : null);
  return handlers({ [operation.http.method]: run }, ownHeaders);
}

function toResponse(outcome: Outcome<object>): Response {
  const rate = rateHeaders(outcome.rate);
  if (!outcome.ok) return errorAnswer(outcome.error, rate);
  const { cache } = outcome.notes;
  return jsonAnswer(JSON.stringify(outcome.output), cache ? { ...rate, "x-cache": cache } : rate);
}
