import { z } from "zod";
import { AppError } from "@/lib/errors";
import { peekUnits, type Quota } from "@/lib/services/access";
import type { Caller, Ctx, Resources } from "@/lib/services/context";
import {
  FILE,
  type JsonOutcome,
  LONG_FILE,
  type Meta,
  type Operation,
  runForJson,
} from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { deleteCookie, requestedLinkCookie, SESSION_COOKIE } from "../cookies";
import {
  type ApiResponse,
  emptyResponse,
  errorResponse,
  fileResponse,
  jsonResponse,
  jsonText,
  QUOTA_HEADERS,
  rateHeaders,
} from "../response/response";
import { contextOf, isCrossOrigin } from "./caller";
import {
  allMethods,
  type Handlers,
  isApiPath,
  limitApi,
  type Methods,
  nothingHere,
  webHandlers,
} from "./handlers";
import { once } from "./idempotency";
import { type ApiRequest, inputReader, noteFacts, outcomeFacts } from "./request";

type Fields = Readonly<Record<string, string>>;

/** What a route file with operations exports: one for each method of its path. */
export function route(...operations: Parameters<typeof operationMethods>): Handlers {
  return webHandlers(operationMethods(...operations));
}

/** The handlers of a path with one operation for each of its methods. */
export function operationMethods(
  operations: Operation | readonly Operation[],
  resources: () => Resources = sharedResources,
): Methods<ApiRequest, ApiResponse> {
  const all = [operations].flat();
  const isApi = all.some(({ http }) => isApiPath(http.path));
  const find = ({ headers }: ApiRequest) => contextOf(headers, resources());
  const ctxOf = isApi ? oncePerRequest(find) : find;
  const isMetered = !isApi && all.some(({ metered }) => metered);
  const ownHeaders = async (request: ApiRequest) =>
    rateHeaders(isMetered ? await peekUnits(await ctxOf(request)) : null);
  const handlerOf = (operation: Operation) => {
    const read = inputReader(operation);
    return async (request: ApiRequest) => {
      const ctx = await ctxOf(request);
      return once(request, { ctx, operation }, async (toRead) => {
        const outcome = await runForJson(ctx, operation, () => {
          checkOrigin(toRead, operation, ctx);
          return read(toRead);
        });
        return responseFor(outcome, operation, { request, caller: ctx.caller, resources: ctx });
      });
    };
  };
  const handlers = Object.fromEntries(all.map((operation) => [operation.http.method, handlerOf(operation)]));
  const limit = isApi ? (methods: Methods<ApiRequest, ApiResponse>) => limitApi(methods, ctxOf) : undefined;
  return allMethods(handlers, { ownHeaders, limit, anyOrigin: !all.some(isForOwnSite) });
}

/** The response to a request that an operation came to this outcome for; its log line will tell of that. */
export function responseFor(
  outcome: JsonOutcome<object>,
  operation: Operation,
  { request, caller, resources }: Responding,
): ApiResponse {
  noteFacts(request.headers, outcomeFacts(outcome, operation.name, caller));
  return toResponse(outcome, operation, { resources, url: request.url });
}

interface Responding {
  readonly request: Pick<ApiRequest, "url" | "headers">;
  readonly caller: Caller;
  readonly resources: Resources;
}

/** The handlers of the paths below `/api` at which there is nothing. */
export function nothingInApi(resources: () => Resources = sharedResources): Handlers {
  const ctxOf = ({ headers }: Pick<ApiRequest, "headers">) => contextOf(headers, resources());
  return webHandlers(limitApi(nothingHere(), ctxOf));
}

/** A caller is looked up in the database, once for the rate limit and the operation together. */
function oncePerRequest<T>(find: (request: ApiRequest) => Promise<T>): (request: ApiRequest) => Promise<T> {
  const found = new WeakMap<ApiRequest, Promise<T>>();
  return (request) => {
    const value = found.get(request) ?? find(request);
    found.set(request, value);
    return value;
  };
}

/** Whether only pages of our own call an operation: signing in and out, and what needs a signed-in browser. */
function isForOwnSite({ access, http }: Operation): boolean {
  return access === "session" || http.path.startsWith("/auth/");
}

/** Throws `forbidden` for a write that another site made a signed-in browser send, or made any browser sign in or out with. */
function checkOrigin(request: ApiRequest, operation: Operation, { caller, settings }: Ctx): void {
  const isWrite = operation.http.method !== "GET";
  const isGuarded = caller.kind === "session" || isForOwnSite(operation);
  if (isWrite && isGuarded && isCrossOrigin(request.headers, settings.baseUrl)) {
    throw new AppError("forbidden", { message: "This request came from another site." });
  }
}

/** The response that tells an operation's outcome. */
function toResponse(
  outcome: JsonOutcome<object>,
  { http }: Operation,
  { resources, url }: { readonly resources: Resources; readonly url: string },
): ApiResponse {
  const linkHeader =
    outcome.ok && "output" in outcome ? nextPageLink(outcome.output, url, resources.settings.baseUrl) : {};
  const headers = { ...rateHeaders(outcome.rate), ...metaHeaders(outcome.meta, resources), ...linkHeader };
  if (!outcome.ok) return errorResponse(outcome.error, headers);
  if ("exact" in outcome) return jsonResponse(jsonText(outcome.exact), { headers });
  if ("json" in outcome) return jsonResponse(outcome.json, { headers });
  if (http.status === 204) return emptyResponse(headers);
  if (http.files) return fileResponse(z.union([FILE, LONG_FILE]).parse(outcome.output), headers);
  return jsonResponse(jsonText(outcome.output), { headers, status: http.status ?? 200 });
}

/** A list's next page, as RFC 8288 links it. */
function nextPageLink(output: object, url: string, baseUrl: string): Fields {
  const cursor = "next_cursor" in output ? output.next_cursor : null;
  if (typeof cursor !== "string") return {};
  const { pathname, search } = new URL(url, baseUrl);
  const next = new URL(`${pathname}${search}`, baseUrl);
  next.searchParams.set("cursor", cursor);
  return { link: `<${next.href}>; rel="next"` };
}

function metaHeaders(
  { cache, ageSeconds, quota, signedOut, linkRequestedFor }: Meta,
  resources: Pick<Resources, "authSecret" | "clock">,
): Fields {
  if (quota) return quotaHeaders(quota, resources.clock.now());
  if (signedOut) return { "set-cookie": deleteCookie(SESSION_COOKIE) };
  if (linkRequestedFor !== undefined) {
    return { "set-cookie": requestedLinkCookie(linkRequestedFor, resources) };
  }
  const age: Fields = ageSeconds === undefined ? {} : { age: String(ageSeconds) };
  return cache === undefined ? {} : { "x-cache": cache, ...age };
}

function quotaHeaders({ limit, left, renewsAt }: Quota, nowMs: number): Fields {
  const [most, remaining, reset] = QUOTA_HEADERS;
  const counts = { [most]: String(limit), [remaining]: String(left) };
  if (renewsAt === null) return counts;
  return { ...counts, [reset]: String(Math.ceil((renewsAt.getTime() - nowMs) / 1_000)) };
}
