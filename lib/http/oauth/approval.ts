import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AppError } from "@/lib/errors";
import { parseAuthorizationRequest } from "@/lib/oauth/authorization-request";
import { approvalProof } from "@/lib/oauth/decide";
import { OAuthError } from "@/lib/oauth/oauth-error";
import { countRequest } from "@/lib/oauth/rate-limits";
import { isLoopback } from "@/lib/oauth/redirect-uri";
import type { Scope } from "@/lib/services/access";
import { sharedResources } from "@/lib/services/resources";
import { pageCaller } from "../pages/run";
import { setPageStatus } from "../pages/status";
import { signInPath } from "../sign-in/pages";

/** What the approval page asks its visitor. */
export interface Approval {
  readonly kind: "ask";
  /** As the client calls itself; empty when it does not. */
  readonly clientName: string;
  /** The host that vouches for the client; null when none does. */
  readonly clientHost: string | null;
  readonly redirectHost: string;
  /** The client is a program on the visitor's computer, or claims to be one. */
  readonly isLocal: boolean;
  readonly scopes: readonly Scope[];
  readonly isPro: boolean;
  /** Sent back with the form. */
  readonly query: string;
  readonly proof: string;
}

/** Why there is nothing to approve, in a sentence for people. */
interface Problem {
  readonly kind: "problem";
  readonly message: string;
}

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The path of the approval page for a request. */
export function approvalPath(query: string): string {
  return `/oauth/authorize?${query}`;
}

/**
 * What the approval page shows for its query. Anonymous visitors are sent to sign in and come back; a request whose
 * client is known and that is wrong otherwise leads back to the client at once.
 */
export async function pageApproval(params: Params): Promise<Approval | Problem> {
  const query = queryOf(params);
  const caller = await pageCaller();
  if (caller.kind === "unverified") return problem(new AppError("unavailable"));
  if (caller.kind !== "session") redirect(signInPath(approvalPath(query)));
  const ctx = { ...sharedResources(), caller };
  const parsed = await countRequest(ctx, "authorize")
    .then(() => parseAuthorizationRequest(ctx, new URLSearchParams(query)))
    .catch((error: unknown) => {
      if (error instanceof OAuthError || error instanceof AppError) return { kind: "page", error } as const;
      throw error;
    });
  if (parsed.kind === "page") return problem(parsed.error);
  if (parsed.kind === "redirect") redirect(parsed.location);
  const { client, redirectUri, scopes } = parsed.request;
  return {
    kind: "ask",
    clientName: client.name,
    clientHost: client.host,
    redirectHost: new URL(redirectUri).host,
    isLocal: isLoopback(redirectUri),
    scopes,
    isPro: caller.plan === "pro",
    query,
    proof: approvalProof(ctx, query),
  };
}

async function problem(error: OAuthError | AppError): Promise<Problem> {
  const isLimit = error instanceof OAuthError && error.code === "temporarily_unavailable";
  const status = error instanceof AppError ? error.status : isLimit ? 429 : 400;
  setPageStatus(await headers(), status);
  return { kind: "problem", message: error.message };
}

function queryOf(params: Params): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}
