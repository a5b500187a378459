import type { Transaction } from "@/lib/db/transaction";
import type { Scope } from "@/lib/services/access";
import type { Resources } from "@/lib/services/context";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { makeSecret } from "./secrets";

const ACCESS_LIFE_S = 3_600;
/** A client that is not used for that long has to be approved again. */
const REFRESH_LIFE_S = 60 * 86_400;

/** What a client gets at the token endpoint (RFC 6749, section 5.1). */
export interface TokenResponse {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

interface Grant {
  readonly connectionId: string;
  /** Of the access token. */
  readonly scopes: readonly Scope[];
  /** Of the refresh token, which may be given more. */
  readonly refreshScopes?: readonly Scope[];
}

/** Issues an access token for an hour and the refresh token that follows it. Only their hashes are stored. */
export async function issueTokens(
  tx: Pick<Transaction, "oauthToken">,
  { clock, random }: Pick<Resources, "clock" | "random">,
  { connectionId, scopes, refreshScopes = scopes }: Grant,
): Promise<TokenResponse> {
  const [access, refresh] = [makeSecret("access", random), makeSecret("refresh", random)];
  const endOf = (seconds: number) => new Date(clock.now() + seconds * 1_000);
  await tx.oauthToken.deleteMany({ where: { expiresAt: { lte: endOf(0) } } });
  await tx.oauthToken.createMany({
    data: [
      {
        hash: tokenHash(access),
        connectionId,
        kind: "access",
        scopes: [...scopes],
        expiresAt: endOf(ACCESS_LIFE_S),
      },
      {
        hash: tokenHash(refresh),
        connectionId,
        kind: "refresh",
        scopes: [...refreshScopes],
        expiresAt: endOf(REFRESH_LIFE_S),
      },
    ],
  });
  return {
    access_token: access,
    token_type: "Bearer",
    expires_in: ACCESS_LIFE_S,
    refresh_token: refresh,
    scope: scopes.join(" "),
  };
}
