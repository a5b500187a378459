import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/services/access";
import { requireAccount } from "@/lib/services/accounts/account";
import type { Ctx } from "@/lib/services/context";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import {
  type AuthorizationRequest,
  codeLocation,
  errorLocation,
  parseAuthorizationRequest,
} from "./authorization-request";
import { OAuthError } from "./oauth-error";
import { makeSecret } from "./secrets";

const CODE_LIFE_MS = 60_000;

/** What an owner decided about a request. */
export interface Decision {
  /** The query of the request, as the approval page was opened with it. */
  readonly query: string;
  /** From that page: see `approvalProof`. */
  readonly proof: string;
  /** What is allowed; none when the owner rejected. */
  readonly scopes: readonly string[];
}

/**
 * A proof that this session's approval page showed this very request: no other site can make it, and no other session
 * can use it. Throws `unauthorized` for a caller without a session.
 */
export function approvalProof(
  { caller, authSecret }: Pick<Ctx, "caller" | "authSecret">,
  query: string,
): string {
  if (caller.kind !== "session") throw new AppError("unauthorized");
  return createHmac("sha256", authSecret())
    .update(`approve:${caller.sessionId}:${query}`)
    .digest("base64url");
}

/**
 * Carries out a decision and returns where to send the browser: back to the client, with a code or with
 * `access_denied`. Throws `forbidden` when the approval page did not show the request, an OAuthError when the request is
 * no longer valid, `unauthorized` and `unavailable`.
 */
export async function decide(ctx: Ctx, { query, proof, scopes }: Decision): Promise<string> {
  requireProof(ctx, query, proof);
  const parsed = await parseAuthorizationRequest(ctx, new URLSearchParams(query));
  if (parsed.kind === "page") throw parsed.error;
  if (parsed.kind === "redirect") return parsed.location;
  const granted = parsed.request.scopes.filter((scope) => scopes.includes(scope));
  if (granted.length > 0)
    return codeLocation(ctx, parsed.request, await makeCode(ctx, parsed.request, granted));
  const rejected = new OAuthError("access_denied", "The account's owner did not allow it.");
  return errorLocation(ctx, parsed.request, rejected);
}

function requireProof(ctx: Ctx, query: string, proof: string): void {
  const [given, expected] = [proof, approvalProof(ctx, query)].map((text) => Buffer.from(tokenHash(text)));
  if (given && expected && timingSafeEqual(given, expected)) return;
  throw new AppError("forbidden", { message: "This form is no longer valid. Start again in your agent." });
}

async function makeCode(
  ctx: Ctx,
  { client, redirectUri, resource, challenge }: AuthorizationRequest,
  scopes: readonly Scope[],
): Promise<string> {
  const { accountId } = requireAccount(ctx.caller);
  const code = makeSecret("code", ctx.random);
  const now = ctx.clock.now();
  const db = await ctx.db.open();
  await db.oauthCode.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  await db.oauthCode.create({
    data: {
      hash: tokenHash(code),
      accountId,
      clientId: client.id,
      clientName: client.name,
      clientHost: client.host ?? new URL(redirectUri).host,
      redirectUri,
      scopes: [...scopes],
      resource,
      challenge,
      expiresAt: new Date(now + CODE_LIFE_MS),
    },
  });
  await db.oauthClient.updateMany({ where: { id: client.id }, data: { expiresAt: null } });
  return code;
}
