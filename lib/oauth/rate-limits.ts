import type { RateLimit } from "@/lib/limits/bucket";
import { networkKey } from "@/lib/limits/network-key";
import { accountOf } from "@/lib/services/accounts/account";
import type { Ctx } from "@/lib/services/context";
import { OAuthError } from "./oauth-error";

/**
 * What one network, or one account where somebody is signed in, may request. Agents that run on servers send the
 * requests of many people from a few IP addresses, so tokens have plenty; registering writes to the database, so it has few.
 */
const LIMITS = {
  authorize: { capacity: 30, refillPerHour: 240 },
  decide: { capacity: 30, refillPerHour: 240 },
  register: { capacity: 20, refillPerHour: 60 },
  token: { capacity: 300, refillPerHour: 18_000 },
  revoke: { capacity: 300, refillPerHour: 18_000 },
  metadata: { capacity: 600, refillPerHour: 36_000 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitedEndpoint = keyof typeof LIMITS;

/** Counts a request to an endpoint of the authorization server. Throws `temporarily_unavailable` when there were too many. */
export async function countRequest(
  { bucket, caller }: Pick<Ctx, "bucket" | "caller">,
  endpoint: LimitedEndpoint,
): Promise<void> {
  const who = accountOf(caller)?.accountId ?? networkKey(caller.network);
  const { allowed, retryAfterSeconds } = await bucket.take(`oauth:${endpoint}:${who}`, LIMITS[endpoint]);
  if (allowed) return;
  throw new OAuthError("temporarily_unavailable", "Too many requests. Try again later.", retryAfterSeconds);
}
