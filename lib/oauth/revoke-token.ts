import { transaction } from "@/lib/db/transaction";
import { endConnection } from "@/lib/services/connections/connection";
import type { Resources } from "@/lib/services/context";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { single } from "./authorization-request";
import { OAuthError } from "./oauth-error";
import { requestingClient } from "./token-request";

/**
 * Revokes a token (RFC 7009): an access token alone, or with a refresh token the whole connection. One that is unknown is
 * as good as revoked. Throws `invalid_request`, `invalid_client`, and `invalid_grant` for another client's token.
 */
export async function revokeToken(resources: Resources, form: URLSearchParams): Promise<void> {
  const clientId = await requestingClient(resources, form);
  const token = single(form, "token");
  if (token === null) throw new OAuthError("invalid_request", "token is missing.");
  const hash = tokenHash(token);
  const db = await resources.db.open();
  const found = await db.oauthToken.findUnique({ where: { hash }, include: { connection: true } });
  if (found === null) return;
  if (found.connection.clientId !== clientId) {
    throw new OAuthError("invalid_grant", "The token was issued to another client.");
  }
  if (found.kind === "access") {
    await db.oauthToken.deleteMany({ where: { hash } });
    return;
  }
  const ended = { where: { id: found.connectionId }, now: new Date(resources.clock.now()) };
  await transaction(db, (tx) => endConnection(tx, ended));
}
