import { randomBase62 } from "@/lib/random";
import type { Resources } from "@/lib/services/context";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { parseClientMetadata } from "./client-metadata";
import { OAuthError } from "./oauth-error";
import { makeSecret } from "./secrets";

/** How long a registration waits for an owner to approve it. */
const UNUSED_MS = 86_400_000;
const ID_CHARS = 22;
const AUTH_METHODS = ["none", "client_secret_post"];

type Parts = Pick<Resources, "db" | "clock" | "random">;

/**
 * Registers a client and returns its registration, with its secret if it asked for one (RFC 7591, section 3.2.1). Of the
 * secret only a hash is stored. Throws `invalid_redirect_uri` and `invalid_client_metadata`.
 */
export async function registerClient({ db, clock, random }: Parts, json: unknown) {
  const { name, redirectUris, authMethod } = parseClientMetadata(json);
  if (!AUTH_METHODS.includes(authMethod)) {
    throw new OAuthError(
      "invalid_client_metadata",
      `token_endpoint_auth_method must be one of: ${AUTH_METHODS.join(", ")}.`,
    );
  }
  const id = `cli_${randomBase62(ID_CHARS, random)}`;
  const secret = authMethod === "none" ? null : makeSecret("client", random);
  const now = clock.now();
  const row = {
    id,
    name,
    redirectUris: [...redirectUris],
    secretHash: secret === null ? null : tokenHash(secret),
    createdAt: new Date(now),
    expiresAt: new Date(now + UNUSED_MS),
  };
  const client = await db.open();
  await client.oauthClient.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  await client.oauthClient.create({ data: row });
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now / 1_000),
    ...(secret === null ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
    ...(name === "" ? {} : { client_name: name }),
    redirect_uris: redirectUris,
    token_endpoint_auth_method: authMethod,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  };
}
