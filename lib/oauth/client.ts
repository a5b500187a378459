import { timingSafeEqual } from "node:crypto";
import type { Ctx, Resources } from "@/lib/services/context";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { isDocumentUrl, readClientDocument } from "./client-document";
import { OAuthError } from "./oauth-error";

/** A program that asks for access. */
export interface OAuthClient {
  /** The URL of its metadata document, or the id of its registration. */
  readonly id: string;
  /** As it calls itself: text that its author chose. Empty when it has no name. */
  readonly name: string;
  /** The host that vouches for it; null for one that registered itself. */
  readonly host: string | null;
  readonly redirectUris: readonly string[];
}

/** The client with this id. Throws `invalid_client`. */
export async function findClient(ctx: Ctx, id: string): Promise<OAuthClient> {
  if (isDocumentUrl(id)) {
    const { name, redirectUris } = await readClientDocument(ctx, id);
    return { id, name, redirectUris, host: new URL(id).host };
  }
  const { name, redirectUris } = await findRegistration(ctx, id);
  return { id, name, redirectUris, host: null };
}

interface ClientCredentials {
  readonly id: string;
  /** Null when none was sent. */
  readonly secret: string | null;
}

/**
 * Checks the credentials that a client sends with a form. A client with a metadata document is public: its codes and
 * tokens are bound to its URL, and PKCE proves the rest. Throws `invalid_client`.
 */
export async function authenticateClient(
  resources: Resources,
  { id, secret }: ClientCredentials,
): Promise<void> {
  const secretHash = isDocumentUrl(id) ? null : (await findRegistration(resources, id)).secretHash;
  if (secretHash === null && secret === null) return;
  if (secretHash !== null && secret !== null && isSame(secretHash, tokenHash(secret))) return;
  throw new OAuthError(
    "invalid_client",
    secret === null ? "client_secret is missing." : "client_secret is wrong.",
  );
}

async function findRegistration({ db, clock }: Pick<Resources, "db" | "clock">, id: string) {
  const client = await db.open();
  const found = await client.oauthClient.findUnique({ where: { id } });
  const isExpired = found?.expiresAt && found.expiresAt.getTime() <= clock.now();
  if (found !== null && !isExpired) return found;
  throw new OAuthError("invalid_client", "There is no client with that id. Register again.");
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
