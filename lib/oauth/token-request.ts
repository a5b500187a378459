import type { Resources } from "@/lib/services/context";
import { single } from "./authorization-request";
import { authenticateClient } from "./client";
import { OAuthError } from "./oauth-error";
import { redeemCode } from "./redeem-code";
import { refreshTokens } from "./refresh-tokens";
import type { TokenResponse } from "./tokens";

const GRANTS = { authorization_code: redeemCode, refresh_token: refreshTokens } as const;

/** Handles a request to the token endpoint. Throws an OAuthError, and `unavailable`. */
export async function requestTokens(resources: Resources, form: URLSearchParams): Promise<TokenResponse> {
  const type = single(form, "grant_type");
  if (type === null) throw new OAuthError("invalid_request", "grant_type is missing.");
  if (type !== "authorization_code" && type !== "refresh_token") {
    throw new OAuthError(
      "unsupported_grant_type",
      `grant_type must be one of: ${Object.keys(GRANTS).join(", ")}.`,
    );
  }
  return GRANTS[type](resources, await requestingClient(resources, form), form);
}

/** The id of the client that sent a form, authenticated. Throws `invalid_request` and `invalid_client`. */
export async function requestingClient(resources: Resources, form: URLSearchParams): Promise<string> {
  const id = single(form, "client_id");
  if (id === null) throw new OAuthError("invalid_client", "client_id is missing.");
  await authenticateClient(resources, { id, secret: single(form, "client_secret") });
  return id;
}
