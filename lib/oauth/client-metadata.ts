import { z } from "zod";
import { printable } from "@/lib/services/fields";
import { OAuthError } from "./oauth-error";
import { isAllowedRedirect } from "./redirect-uri";

const NAME_CHARS_MAX = 80;
const REDIRECTS_MAX = 10;

/** What of a client's metadata matters here (RFC 7591, section 2). Everything else is ignored. */
const METADATA = z.object({
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(REDIRECTS_MAX),
  token_endpoint_auth_method: z.string().optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

export interface ClientMetadata {
  /** One line of text, as the client calls itself; empty when it does not. */
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** `none` when the client states nothing. */
  readonly authMethod: string;
}

/**
 * What a client tells about itself, in a registration or a metadata document. Throws `invalid_redirect_uri` and
 * `invalid_client_metadata`.
 */
export function parseClientMetadata(json: unknown): ClientMetadata {
  const parsed = METADATA.safeParse(json);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? "");
    if (field === "redirect_uris") {
      throw new OAuthError("invalid_redirect_uri", `redirect_uris must list 1 to ${REDIRECTS_MAX} URIs.`);
    }
    throw new OAuthError("invalid_client_metadata", `${field || "The document"} has the wrong type.`);
  }
  const { client_name = "", redirect_uris, grant_types, response_types } = parsed.data;
  if (!redirect_uris.every(isAllowedRedirect)) {
    throw new OAuthError(
      "invalid_redirect_uri",
      "Every redirect URI must use https, or http on localhost, 127.0.0.1 or [::1], without a fragment or user name.",
    );
  }
  requireIncluded("grant_types", grant_types, "authorization_code");
  requireIncluded("response_types", response_types, "code");
  return {
    name: printable(client_name, NAME_CHARS_MAX),
    redirectUris: redirect_uris,
    authMethod: parsed.data.token_endpoint_auth_method ?? "none",
  };
}

function requireIncluded(field: string, values: readonly string[] | undefined, needed: string): void {
  if (values === undefined || values.includes(needed)) return;
  throw new OAuthError("invalid_client_metadata", `${field} must include ${needed}.`);
}
