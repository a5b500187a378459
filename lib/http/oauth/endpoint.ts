// The authorization server's endpoints for programs. Their errors are OAuth's, not the API's.
import { AppError } from "@/lib/errors";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import { OAuthError, type OAuthErrorCode } from "@/lib/oauth/oauth-error";
import { countRequest, type LimitedEndpoint } from "@/lib/oauth/rate-limits";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { type Handlers, handlers } from "../operations/handlers";
import { etagOf, versioned } from "../response/etag";
import { type ApiResponse, jsonResponse } from "../response/response";

const STATUS: Partial<Record<OAuthErrorCode, number>> = {
  invalid_client: 401,
  server_error: 500,
  temporarily_unavailable: 429,
};
const MEDIA_TYPES = { form: "application/x-www-form-urlencoded", json: "application/json" } as const;

interface Endpoint {
  readonly name: LimitedEndpoint;
  readonly body: keyof typeof MEDIA_TYPES;
  readonly status?: 201;
  /** Returns what to respond with, as JSON. */
  run(resources: Resources, body: string): Promise<object>;
}

/** The handlers of an endpoint that programs post to. Parameters in the URL are never read. */
export function oauthEndpoint(endpoint: Endpoint, resources: () => Resources = sharedResources): Handlers {
  const { name, body, status, run } = endpoint;
  return handlers({
    POST: guarded(resources, async (request, shared) => {
      await countRequest({ ...shared, caller: callerAt(request) }, name);
      if (request.headers.has("authorization")) {
        throw new OAuthError("invalid_client", "Send client_id and client_secret in the body.");
      }
      requireType(request, MEDIA_TYPES[body]);
      const output = await run(shared, await request.text());
      return jsonResponse(JSON.stringify(output), { status });
    }),
  });
}

/** The handlers of a metadata document, which may be cached for an hour. */
export function metadataDocument(
  document: (baseUrl: string) => object,
  resources: () => Resources = sharedResources,
): Handlers {
  return handlers({
    GET: guarded(resources, async (request, shared) => {
      await countRequest({ ...shared, caller: callerAt(request) }, "metadata");
      const headers = { "cache-control": "public, max-age=3600" };
      const text = JSON.stringify(document(shared.settings.baseUrl));
      return versioned(request, jsonResponse(text, { headers }), etagOf(text));
    }),
  });
}

type Handle = (request: Request, resources: Resources) => Promise<ApiResponse>;

function guarded(resources: () => Resources, handle: Handle) {
  return async (request: Request): Promise<ApiResponse> => {
    const shared = resources();
    try {
      return await handle(request, shared);
    } catch (error) {
      return errorResponse(error, request, shared);
    }
  };
}

function errorResponse(thrown: unknown, request: Request, { log }: Resources): ApiResponse {
  if (thrown instanceof OAuthError) {
    const { code, message, retryAfter } = thrown;
    // RFC 6749, section 5.2: by the scheme that the client has used.
    const usedBasic =
      code === "invalid_client" && /^basic\b/i.test(request.headers.get("authorization") ?? "");
    const headers = {
      ...(usedBasic ? { "www-authenticate": 'Basic realm="Headlight"' } : {}),
      ...(retryAfter === null ? {} : { "retry-after": String(retryAfter) }),
    };
    return jsonResponse(errorBody(code, message), { headers, status: STATUS[code] ?? 400 });
  }
  if (thrown instanceof AppError && thrown.code === "unavailable") {
    const headers = { "retry-after": "5" };
    return jsonResponse(errorBody("temporarily_unavailable", thrown.message), { headers, status: 503 });
  }
  log.error({ err: thrown }, "the authorization server failed");
  return jsonResponse(errorBody("server_error", "Something went wrong on our side. Try again."), {
    status: 500,
  });
}

function errorBody(error: OAuthErrorCode, description: string): string {
  return JSON.stringify({ error, error_description: description });
}

function requireType({ headers }: Request, type: string): void {
  const [given = ""] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  if (given.trim() !== type) throw new OAuthError("invalid_request", `Send the body as ${type}.`);
}

/** Programs are counted by their network: what they send as credentials is the endpoint's to judge. */
function callerAt({ headers }: Request) {
  return { kind: "anonymous", network: headers.get(CLIENT_HEADER) ?? "unknown", plan: "anonymous" } as const;
}
