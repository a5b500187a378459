import { OAuthError } from "@/lib/oauth/oauth-error";
import { registerClient } from "@/lib/oauth/register-client";
import { revokeToken } from "@/lib/oauth/revoke-token";
import { authorizationServerMetadata, protectedResourceMetadata } from "@/lib/oauth/server-metadata";
import { requestTokens } from "@/lib/oauth/token-request";
import type { Resources } from "@/lib/services/context";
import { metadataDocument, oauthEndpoint } from "./endpoint";

type Shared = () => Resources;

export const tokenHandlers = (resources?: Shared) =>
  oauthEndpoint(
    {
      name: "token",
      body: "form",
      run: (shared, body) => requestTokens(shared, new URLSearchParams(body)),
    },
    resources,
  );

export const revocationHandlers = (resources?: Shared) =>
  oauthEndpoint(
    {
      name: "revoke",
      body: "form",
      async run(shared, body) {
        await revokeToken(shared, new URLSearchParams(body));
        return {};
      },
    },
    resources,
  );

export const registrationHandlers = (resources?: Shared) =>
  oauthEndpoint(
    {
      name: "register",
      body: "json",
      status: 201,
      run: (shared, body) => registerClient(shared, parseJson(body)),
    },
    resources,
  );

export const authorizationServerHandlers = (resources?: Shared) =>
  metadataDocument(authorizationServerMetadata, resources);

export const protectedResourceHandlers = (resources?: Shared) =>
  metadataDocument(protectedResourceMetadata, resources);

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new OAuthError("invalid_client_metadata", "The body is not valid JSON.");
  }
}
