import { AppError } from "@/lib/errors";
import type { Rate, RateLimit } from "@/lib/limits/bucket";
import { networkKey } from "@/lib/limits/network-key";
import { accountOf } from "./accounts/account";
import type { Caller, Ctx, Resources } from "./context";

/**
 * Who may call an operation. `anyone`: also without credentials. `any-key`: any account, signed in or by key.
 * `pro-key`: any account that is signed in, and keys of a Pro account. `session`: a signed-in browser, never a key.
 */
export type Access = "anyone" | "any-key" | "pro-key" | "session";

/** What a key or a connection may do: `inspect` checks pages, `read` and `write` reach the account's records. */
export type Scope = (typeof SCOPES)[number];

export const SCOPES = ["inspect", "read", "write"] as const;

interface AccessRule {
  readonly access: Access;
  readonly scope: Scope | null;
}

/**
 * Returns if a caller may call, else throws: `unauthorized` for credentials that are missing or not valid, `unavailable` when they
 * could not be looked up, `plan_required`, `read_only_key`, `insufficient_scope`, `forbidden` for a key where only a
 * session may.
 */
export function admit(caller: Caller, { access, scope }: AccessRule): void {
  if (caller.kind === "invalid") throw new AppError("unauthorized");
  if (caller.kind === "unverified" && (access !== "anyone" || caller.shown === "key")) {
    throw new AppError("unavailable");
  }
  if (caller.kind === "key" || caller.kind === "connection") admitProgram(caller, { access, scope });
  else if (access !== "anyone" && caller.kind !== "session") throw new AppError("unauthorized");
}

type Program = Extract<Caller, { kind: "key" | "connection" }>;

function admitProgram(caller: Program, { access, scope }: AccessRule): void {
  if (access === "session") {
    throw new AppError("forbidden", { message: `A ${caller.kind} cannot do this. Sign in on the website.` });
  }
  if (access === "pro-key" && caller.plan !== "pro") throw new AppError("plan_required");
  if (scope === null || caller.scopes.includes(scope)) return;
  throw new AppError(scope === "write" && caller.kind === "key" ? "read_only_key" : "insufficient_scope");
}

/** What an account may still create of a kind of record. */
export interface Quota {
  readonly limit: number;
  readonly left: number;
  /** When it is full again; null for what does not come back by itself. */
  readonly renewsAt: Date | null;
}

interface Counted {
  readonly used: number;
  readonly max: number;
}

/** The quota of records that count for as long as they exist. */
export function standingQuota({ used, max }: Counted): Quota {
  return { limit: max, left: Math.max(0, max - used), renewsAt: null };
}

/** Throws `limit_reached`, with the number, when a plan's quota is used up. */
export function checkQuota({ used, max }: Counted, noun: string): void {
  if (used < max) return;
  const what = max === 1 ? noun : `${noun}s`;
  throw new AppError("limit_reached", {
    message: `Your plan includes ${max} ${what}, and you've used ${max === 1 ? "it" : "them all"}.`,
  });
}

/** The images of a page that a check fetches at most. */
const IMAGES_PER_CHECK = 8;
const MINUTES_PER_HOUR = 60;
/** More than a person opens, and more than a crawler that waits between pages. */
const PAGES_PER_MINUTE = 240;

/** Takes one unit of the caller's hourly rate limit; `allowed` is false when none is left. */
export function takeUnit(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.take(callerKey(ctx), hourlyLimit(ctx));
}

/** The same without waiting; null where that is not possible. */
export function takeUnitSync(ctx: Pick<Ctx, "bucket" | "caller" | "settings">): Rate | null {
  return ctx.bucket.takeSync?.(callerKey(ctx), hourlyLimit(ctx)) ?? null;
}

/** The units left of the caller's hourly rate limit. */
export function peekUnits(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.peek(callerKey(ctx), hourlyLimit(ctx));
}

/** Takes one of the images that belong to the caller's checks of an hour; `allowed` is false when none is left. */
export function takeImage(ctx: Ctx): Promise<Rate> {
  const { capacity, refillPerHour } = hourlyLimit(ctx);
  return ctx.bucket.take(`images:${callerKey(ctx)}`, {
    capacity: capacity * IMAGES_PER_CHECK,
    refillPerHour: refillPerHour * IMAGES_PER_CHECK,
  });
}

/** Takes one of the caller's requests to `/api` of a minute; `allowed` is false when none is left. */
export function takeApiRequest(ctx: Ctx): Promise<Rate> {
  const { apiPerMinute } = ctx.settings;
  return ctx.bucket.take(`api:${callerKey(ctx)}`, {
    capacity: apiPerMinute,
    refillPerHour: apiPerMinute * MINUTES_PER_HOUR,
  });
}

/** Takes one of the pages that a client's network may open in a minute; `allowed` is false when none is left. */
export function takePage({ bucket }: Pick<Resources, "bucket">, client: string): Promise<Rate> {
  return bucket.take(`pages:${networkKey(client)}`, {
    capacity: PAGES_PER_MINUTE,
    refillPerHour: PAGES_PER_MINUTE * MINUTES_PER_HOUR,
  });
}

/** Who shares one rate limit and one part of the fetches at once: an account, or all that is anonymous in a network. */
export function callerKey({ caller }: Pick<Ctx, "caller">): string {
  const account = accountOf(caller);
  if (account !== null) return `account:${account.accountId}`;
  return `network:${networkKey(caller.network)}`;
}

function hourlyLimit({ caller, settings }: Pick<Ctx, "caller" | "settings">): RateLimit {
  const checks = settings.checksPerHour[caller.plan];
  return { capacity: checks, refillPerHour: checks };
}
