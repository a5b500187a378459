// POST /mcp: the second door to the operations. Both eras of the Model Context Protocol at one URL, and nothing kept
// between requests (https://modelcontextprotocol.io/specification/2026-07-28/basic/transports, read 2026-11-28).
import { AppError } from "@/lib/errors";
import { bearerOf, disconnectSignal } from "@/lib/http/operations/caller";
import { allMethods, type Handlers, type Methods, webHandlers } from "@/lib/http/operations/handlers";
import { type ApiRequest, CLIENT_HEADER, noteFacts, outcomeFacts } from "@/lib/http/operations/request";
import { type ApiResponse, errorResponse } from "@/lib/http/response/response";
import { findConnection } from "@/lib/oauth/find-connection";
import { bearerChallenge, DEFAULT_SCOPES } from "@/lib/oauth/server-metadata";
import { SCOPES, type Scope, takeApiRequest } from "@/lib/services/access";
import type { Caller, Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { identify } from "@/lib/services/sign-in/identify";
import { findTool } from "./tools";

/** What is not JSON (https://www.jsonrpc.org/specification#error_object). */
const PARSE_ERROR = -32_700;

/** The handlers of the tool server's path. */
export function toolServerMethods(
  resources: () => Resources = sharedResources,
): Methods<ApiRequest, ApiResponse> {
  return allMethods<ApiRequest, ApiResponse>({ POST: serve.bind(null, resources) }, { anyOrigin: false });
}

/** What the route file of the tool server exports. */
export function toolServerHandlers(resources?: () => Resources): Handlers {
  return webHandlers(toolServerMethods(resources));
}

async function serve(shared: () => Resources, request: ApiRequest): Promise<ApiResponse> {
  const resources = shared();
  const { baseUrl } = resources.settings;
  // A page of another site could reach a server on its visitor's own network under a name of its own.
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== baseUrl) {
    return errorResponse(new AppError("forbidden", { message: "This request came from another site." }));
  }
  const caller = await toolCaller(request, resources);
  if (caller.kind === "unverified") return errorResponse(new AppError("unavailable"));
  if (caller.kind !== "key" && caller.kind !== "connection") return unauthorized(caller, baseUrl);
  const ctx = { ...resources, caller, signal: disconnectSignal(request.headers) };
  const rate = await takeApiRequest(ctx);
  if (!rate.allowed) {
    const message = "Too many requests. Try again in a moment.";
    return errorResponse(new AppError("rate_limited", { message, retryAfter: rate.retryAfterSeconds }));
  }
  // Its library takes longer to load than everything else together, and most instances serve no agent at first.
  const { protocolError, protocolResponse } = await import("./protocol");
  const body = parseJson(await request.text());
  if (body === undefined) return protocolError({ code: PARSE_ERROR, message: "The body is not valid JSON." });
  const missing = missingScopes(caller, body);
  if (missing.length > 0) return insufficientScope([...caller.scopes, ...missing], baseUrl);
  return protocolResponse(ctx, { headers: request.headers, body }, (outcome, { name }) =>
    noteFacts(request.headers, outcomeFacts(outcome, name, caller)),
  );
}

/** A browser's session never counts here, so that no page can make a signed-in browser call tools. */
async function toolCaller({ headers }: ApiRequest, resources: Resources): Promise<Caller> {
  const network = headers.get(CLIENT_HEADER) ?? "unknown";
  const bearer = bearerOf(headers.get("authorization") ?? "");
  try {
    const connection = bearer && (await findConnection(resources, { token: bearer, network }));
    return connection || (await identify(resources, { bearer, session: null, network }));
  } catch (error) {
    if (!(error instanceof AppError)) resources.log.error({ err: error }, "a connection cannot be looked up");
    return { kind: "unverified", shown: "key", network, plan: "anonymous" };
  }
}

function unauthorized({ kind }: Caller, baseUrl: string): ApiResponse {
  const error = kind === "invalid" ? ("invalid_token" as const) : undefined;
  const message = "Connect this agent with OAuth, or send an API key as Authorization: Bearer KEY.";
  const challenge = bearerChallenge({ baseUrl, scopes: DEFAULT_SCOPES, error });
  return errorResponse(new AppError("unauthorized", { message }), { "www-authenticate": challenge });
}

/** Asks a client to get more from the account's owner, and to call again (step-up). */
function insufficientScope(needed: readonly Scope[], baseUrl: string): ApiResponse {
  const scopes = SCOPES.filter((scope) => needed.includes(scope));
  const challenge = bearerChallenge({ baseUrl, scopes, error: "insufficient_scope" });
  return errorResponse(new AppError("insufficient_scope"), { "www-authenticate": challenge });
}

/** Undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a connection lacks for the tools that a body calls. A key cannot get more: its calls fail one by one. */
function missingScopes(
  caller: Extract<Caller, { kind: "key" | "connection" }>,
  body: unknown,
): readonly Scope[] {
  if (caller.kind === "key") return [];
  return [body].flat().flatMap((message) => {
    const scope = findTool(calledTool(message) ?? "")?.operation.scope ?? null;
    return scope === null || caller.scopes.includes(scope) ? [] : [scope];
  });
}

function calledTool(message: unknown): string | null {
  if (typeof message !== "object" || message === null || !("method" in message) || !("params" in message))
    return null;
  const { method, params } = message;
  if (method !== "tools/call" || typeof params !== "object" || params === null || !("name" in params))
    return null;
  return typeof params.name === "string" ? params.name : null;
}
