import { AppError } from "@/lib/errors";
import { peekUnits } from "@/lib/services/allowance";
import type { Ctx, Resources } from "@/lib/services/context";
import { FILE } from "@/lib/services/file";
import { type Operation, type Outcome, runOperation } from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { emptyAnswer, errorAnswer, fileAnswer, jsonAnswer } from "./answer";
import { callerOf } from "./caller";
import { clientLeft } from "./client-left";
import { type Handlers, handlers } from "./handlers";
import { isForeign } from "./is-foreign";
import { noteCookies } from "./note-cookies";
import { rateHeaders } from "./rate-headers";
import { requestInput } from "./request-input";

type Fields = Readonly<Record<string, string>>;

/** The handlers of an address: one operation for each method it takes. */
export function route(
  operations: Operation | readonly Operation[],
  resources: () => Resources = sharedResources,
): Handlers {
  const all = [operations].flat();
  const contextOf = async (request: Request): Promise<Ctx> => {
    const shared = resources();
    const left = clientLeft(request.headers);
    return { ...shared, left, caller: await callerOf(request.headers, shared) };
  };
  const ownHeaders = async (request: Request) =>
    rateHeaders(all.some(({ metered }) => metered) ? await peekUnits(await contextOf(request)) : null);
  const run = (operation: Operation) => async (request: Request) => {
    const ctx = await contextOf(request);
    const outcome = await runOperation(ctx, operation, () => read(request, operation, ctx));
    return toResponse(outcome, operation, noteCookies(outcome.notes, ctx));
  };
  const taken = Object.fromEntries(all.map((operation) => [operation.http.method, run(operation)]));
  return handlers(taken, { ownHeaders, anyOrigin: !all.some(isOwnSite) });
}

/** Whether an operation is for the website's own pages: signing in and out, and what only a signed-in browser may. */
function isOwnSite({ access, http }: Operation): boolean {
  return access === "session" || http.path.startsWith("/auth/");
}

/** The input; a write that another site has a signed-in browser send, or any browser sign in or out by, is refused instead. */
async function read(request: Request, operation: Operation, { caller, settings }: Ctx) {
  const isWrite = operation.http.method !== "GET";
  const isGuarded = caller.kind === "session" || isOwnSite(operation);
  if (isWrite && isGuarded && isForeign(request.headers, settings.baseUrl)) {
    throw new AppError("forbidden", { message: "This request came from another site." });
  }
  return requestInput(request, operation);
}

function toResponse(outcome: Outcome<object>, { http }: Operation, cookies: Fields): Response {
  const rate = { ...rateHeaders(outcome.rate), ...cookies };
  if (!outcome.ok) return errorAnswer(outcome.error, rate);
  if (http.status === 204) return emptyAnswer(rate);
  if (http.files) return fileAnswer(FILE.parse(outcome.output), rate);
  const { cache } = outcome.notes;
  const headers = cache ? { ...rate, "x-cache": cache } : rate;
  return jsonAnswer(JSON.stringify(outcome.output), { headers, status: http.status ?? 200 });
}
