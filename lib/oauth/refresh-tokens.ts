import { lockAccount, type Transaction } from "@/lib/db/transaction";
import { SCOPES, type Scope } from "@/lib/services/access";
import { endConnection } from "@/lib/services/connections/connection";
import type { Resources } from "@/lib/services/context";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { checkResource, single } from "./authorization-request";
import { OAuthError } from "./oauth-error";
import { isSecret } from "./secrets";
import { toolServerUrl } from "./server-metadata";
import { issueTokens, type TokenResponse } from "./tokens";

const WRONG_TOKEN = "The refresh token is unknown, expired, revoked or already used.";

/**
 * Exchanges a refresh token for new tokens, once (RFC 9700, section 4.14.2). A second use revokes the whole connection,
 * since one of the two users stole it. Throws `invalid_request`, `invalid_grant`, `invalid_scope` and `invalid_target`.
 */
export async function refreshTokens(
  resources: Resources,
  clientId: string,
  form: URLSearchParams,
): Promise<TokenResponse> {
  const token = single(form, "refresh_token");
  if (token === null) throw new OAuthError("invalid_request", "refresh_token is missing.");
  const hash = tokenHash(token);
  const db = await resources.db.open();
  const found = isSecret("refresh", token)
    ? await db.oauthToken.findUnique({ where: { hash }, select: { connection: true } })
    : null;
  if (found === null) throw new OAuthError("invalid_grant", WRONG_TOKEN);
  const { clientId: owner, resource, accountId } = found.connection;
  if (owner !== clientId || resource !== toolServerUrl(resources.settings.baseUrl)) {
    throw new OAuthError("invalid_grant", "The refresh token is not for this client.");
  }
  checkResource(single(form, "resource"), resource);
  const scope = single(form, "scope");
  const tokens = await lockAccount(db, accountId, (tx) => rotate(tx, resources, { hash, scope }));
  if (tokens === null) throw new OAuthError("invalid_grant", WRONG_TOKEN);
  return tokens;
}

interface Rotation {
  readonly hash: string;
  /** The scopes asked for; null for all that the token has. */
  readonly scope: string | null;
}

/** Null for a token that is used, expired or revoked. It must not throw then, which would undo the revocation. */
async function rotate(tx: Transaction, resources: Resources, { hash, scope }: Rotation) {
  const now = new Date(resources.clock.now());
  const token = await tx.oauthToken.findUnique({ where: { hash } });
  if (token === null || token.kind !== "refresh" || token.expiresAt <= now) return null;
  const { connectionId } = token;
  if (token.usedAt !== null) {
    await endConnection(tx, { where: { id: connectionId }, now });
    return null;
  }
  const refreshScopes = SCOPES.filter((name) => token.scopes.includes(name));
  const scopes = narrowed(refreshScopes, scope);
  await tx.oauthToken.update({ where: { hash }, data: { usedAt: now } });
  return issueTokens(tx, resources, { connectionId, scopes, refreshScopes });
}

/** Throws `invalid_scope` for more than was granted (RFC 6749, section 6). */
function narrowed(granted: readonly Scope[], scope: string | null): readonly Scope[] {
  if (scope === null) return granted;
  const requested = scope.split(" ");
  const scopes = granted.filter((name) => requested.includes(name));
  if (scopes.length === new Set(requested).size) return scopes;
  throw new OAuthError("invalid_scope", "The scope is more than was granted. Ask the account's owner again.");
}
