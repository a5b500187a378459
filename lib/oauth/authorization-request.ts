import { SCOPES, type Scope } from "@/lib/services/access";
import type { Ctx } from "@/lib/services/context";
import { findClient, type OAuthClient } from "./client";
import { OAuthError } from "./oauth-error";
import { isRegistered, withParameters } from "./redirect-uri";
import { DEFAULT_SCOPES, toolServerUrl } from "./server-metadata";

const STATE_CHARS_MAX = 2_048;

/** What a client asks an account's owner for. */
export interface AuthorizationRequest {
  readonly client: OAuthClient;
  readonly redirectUri: string;
  /** At least one, in the order of SCOPES. */
  readonly scopes: readonly Scope[];
  readonly resource: string;
  readonly challenge: string;
  readonly state: string | null;
}

/**
 * A request that can be put before the owner; or where to send the browser back to, with what is wrong; or, when nobody
 * can tell where the client is, an error for a page of ours.
 */
export type ParsedRequest =
  | { readonly kind: "request"; readonly request: AuthorizationRequest }
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "page"; readonly error: OAuthError };

/** Reads the query of the authorization endpoint (RFC 6749 section 4.1.1, RFC 7636, RFC 8707). Throws `unavailable`. */
export async function parseAuthorizationRequest(ctx: Ctx, query: URLSearchParams): Promise<ParsedRequest> {
  const found = await findRedirect(ctx, query).catch((error: unknown) => {
    if (error instanceof OAuthError) return error;
    throw error;
  });
  if (found instanceof OAuthError) return { kind: "page", error: found };
  const states = query.getAll("state");
  const state = states.length === 1 ? (states[0] ?? null) : null;
  try {
    return { kind: "request", request: { ...found, ...readTerms(ctx, query), state } };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return { kind: "redirect", location: errorLocation(ctx, { ...found, state }, error) };
  }
}

interface ReturnTo {
  readonly redirectUri: string;
  readonly state: string | null;
}

/** Where a client learns that it gets nothing, and why. With the issuer, so that it cannot be another server's (RFC 9207). */
export function errorLocation(
  { settings }: Pick<Ctx, "settings">,
  { redirectUri, state }: ReturnTo,
  { code, message }: OAuthError,
): string {
  return withParameters(redirectUri, {
    error: code,
    error_description: message,
    state,
    iss: settings.baseUrl,
  });
}

/** Where a client gets its code. */
export function codeLocation(
  { settings }: Pick<Ctx, "settings">,
  { redirectUri, state }: ReturnTo,
  code: string,
): string {
  return withParameters(redirectUri, { code, state, iss: settings.baseUrl });
}

/** Before both are known, an error must not be sent anywhere: the URI could be an attacker's. */
async function findRedirect(ctx: Ctx, query: URLSearchParams) {
  const id = single(query, "client_id");
  if (id === null) throw new OAuthError("invalid_request", "client_id is missing.");
  const client = await findClient(ctx, id);
  const redirectUri = single(query, "redirect_uri");
  if (redirectUri === null) throw new OAuthError("invalid_request", "redirect_uri is missing.");
  if (!isRegistered(redirectUri, client.redirectUris)) {
    throw new OAuthError("invalid_redirect_uri", "redirect_uri is not one that the client has registered.");
  }
  return { client, redirectUri };
}

function readTerms({ settings }: Ctx, query: URLSearchParams) {
  if ((single(query, "state") ?? "").length > STATE_CHARS_MAX) {
    throw new OAuthError("invalid_request", `state can have at most ${STATE_CHARS_MAX} characters.`);
  }
  if (single(query, "response_type") !== "code") {
    throw new OAuthError("unsupported_response_type", "response_type must be code.");
  }
  if ((single(query, "response_mode") ?? "query") !== "query") {
    throw new OAuthError("invalid_request", "response_mode must be query.");
  }
  return {
    challenge: readChallenge(query),
    resource: readResource(query, settings.baseUrl),
    scopes: readScopes(single(query, "scope")),
  };
}

/** `plain`, which is what an absent method means, would hand the verifier to everyone who sees the request. */
function readChallenge(query: URLSearchParams): string {
  const challenge = single(query, "code_challenge");
  if (challenge === null) throw new OAuthError("invalid_request", "code_challenge is missing: use PKCE.");
  if (single(query, "code_challenge_method") !== "S256") {
    throw new OAuthError("invalid_request", "code_challenge_method must be S256.");
  }
  if (/^[\w-]{43}$/.test(challenge)) return challenge;
  throw new OAuthError("invalid_request", "code_challenge must be a SHA-256 in base64url.");
}

function readResource(query: URLSearchParams, baseUrl: string): string {
  const resource = toolServerUrl(baseUrl);
  checkResource(single(query, "resource"), resource);
  return resource;
}

/** Throws `invalid_target` for a resource (RFC 8707) other than the one that is meant. */
export function checkResource(given: string | null, resource: string): void {
  if (given === null || given === resource) return;
  throw new OAuthError("invalid_target", `resource must be ${resource}.`);
}

/** Names that are not ours, such as `offline_access`, are left out; what is granted is told with the token. */
function readScopes(text: string | null): readonly Scope[] {
  if (text === null) return DEFAULT_SCOPES;
  const requested = text.split(" ");
  const scopes = SCOPES.filter((scope) => requested.includes(scope));
  if (scopes.length > 0) return scopes;
  throw new OAuthError("invalid_scope", `scope must name at least one of: ${SCOPES.join(", ")}.`);
}

/** A parameter's value; null when it is absent or empty. Throws `invalid_request` when it is repeated (RFC 6749, section 3.1). */
export function single(form: URLSearchParams, name: string): string | null {
  const [value = "", ...others] = form.getAll(name);
  if (others.length > 0) throw new OAuthError("invalid_request", `${name} is repeated.`);
  return value === "" ? null : value;
}
