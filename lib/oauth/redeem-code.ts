import { createHash } from "node:crypto";
import { lockAccount, type Transaction } from "@/lib/db/transaction";
import { SCOPES } from "@/lib/services/access";
import { endConnection } from "@/lib/services/connections/connection";
import type { Resources } from "@/lib/services/context";
import { newId } from "@/lib/services/fields";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { checkResource, single } from "./authorization-request";
import { OAuthError } from "./oauth-error";
import { isSecret } from "./secrets";
import { issueTokens, type TokenResponse } from "./tokens";

const WRONG_CODE = "The code is unknown, expired or already used.";

/**
 * Exchanges a code for tokens, once (RFC 6749 section 4.1.3, RFC 7636 section 4.6). A second use revokes what the first
 * one got, since one of the two users is not the client. Throws `invalid_request`, `invalid_grant` and `invalid_target`.
 */
export async function redeemCode(
  resources: Resources,
  clientId: string,
  form: URLSearchParams,
): Promise<TokenResponse> {
  const code = single(form, "code");
  if (code === null) throw new OAuthError("invalid_request", "code is missing.");
  const hash = tokenHash(code);
  const db = await resources.db.open();
  const owner = isSecret("code", code)
    ? await db.oauthCode.findUnique({ where: { hash }, select: { accountId: true } })
    : null;
  if (owner === null) throw new OAuthError("invalid_grant", WRONG_CODE);
  // Any number of clients may send one code at the same time: the lock lets one after the other look at it.
  const tokens = await lockAccount(db, owner.accountId, (tx) =>
    exchange(tx, resources, { hash, clientId, form }),
  );
  if (tokens === null) throw new OAuthError("invalid_grant", WRONG_CODE);
  return tokens;
}

interface Exchange {
  readonly hash: string;
  readonly clientId: string;
  readonly form: URLSearchParams;
}

/** Null for a code that is used or expired. It must not throw then, which would undo the revocation. */
async function exchange(tx: Transaction, resources: Resources, { hash, clientId, form }: Exchange) {
  const now = new Date(resources.clock.now());
  const code = await tx.oauthCode.findUnique({ where: { hash } });
  if (code === null || code.expiresAt <= now) return null;
  if (code.connectionId !== null) {
    await endConnection(tx, { where: { id: code.connectionId }, now });
    return null;
  }
  if (code.clientId !== clientId || code.redirectUri !== single(form, "redirect_uri")) {
    throw new OAuthError("invalid_grant", "The code is not for this client and redirect_uri.");
  }
  checkVerifier(single(form, "code_verifier"), code.challenge);
  checkResource(single(form, "resource"), code.resource);
  const connectionId = newId("connection", resources.random);
  const scopes = SCOPES.filter((scope) => code.scopes.includes(scope));
  await tx.connection.create({
    data: {
      id: connectionId,
      accountId: code.accountId,
      clientId,
      clientName: code.clientName,
      clientHost: code.clientHost,
      scopes,
      resource: code.resource,
      createdAt: now,
    },
  });
  await tx.oauthCode.update({ where: { hash }, data: { connectionId } });
  return issueTokens(tx, resources, { connectionId, scopes });
}

function checkVerifier(verifier: string | null, challenge: string): void {
  const isVerifier = verifier !== null && /^[\w.~-]{43,128}$/.test(verifier);
  if (isVerifier && createHash("sha256").update(verifier).digest("base64url") === challenge) return;
  throw new OAuthError("invalid_grant", "code_verifier does not belong to the code.");
}
