// What clients read before anything else. All of it is made from BASE_URL: a request's Host could be anybody's.
import { SCOPES, type Scope } from "@/lib/services/access";

/** What a client that asks for nothing in particular may be given: no writing. */
export const DEFAULT_SCOPES: readonly Scope[] = ["inspect", "read"];

const PROTECTED_RESOURCE_PATH = "/.well-known/oauth-protected-resource/mcp";

/** The URL of the tool server, which access tokens are for (RFC 8707). */
export function toolServerUrl(baseUrl: string): string {
  return `${baseUrl}/mcp`;
}

/** The authorization server's metadata (RFC 8414, section 2). */
export function authorizationServerMetadata(baseUrl: string) {
  const methods = ["none", "client_secret_post"];
  return {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/oauth/authorize`,
    token_endpoint: `${baseUrl}/oauth/token`,
    registration_endpoint: `${baseUrl}/oauth/register`,
    revocation_endpoint: `${baseUrl}/oauth/revoke`,
    service_documentation: `${baseUrl}/docs/agents`,
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** The tool server's metadata (RFC 9728, section 2). */
export function protectedResourceMetadata(baseUrl: string) {
  return {
    resource: toolServerUrl(baseUrl),
    resource_name: "Headlight",
    resource_documentation: `${baseUrl}/docs/agents`,
    authorization_servers: [baseUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ["header"],
  };
}

interface Challenge {
  readonly baseUrl: string;
  readonly scopes: readonly Scope[];
  /** Absent when no credentials were sent. */
  readonly error?: "invalid_token" | "insufficient_scope";
}

/** The `WWW-Authenticate` header that tells a client where to get a token, and for what (RFC 6750 section 3, RFC 9728 section 5.1). */
export function bearerChallenge({ baseUrl, scopes, error }: Challenge): string {
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    `resource_metadata="${baseUrl}${PROTECTED_RESOURCE_PATH}"`,
    `scope="${scopes.join(" ")}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}
