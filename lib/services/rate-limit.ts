import type { Allowance, Rate } from "@/lib/limits/bucket";
import { networkKey } from "@/lib/limits/network-key";
import type { Ctx } from "./context";

/** So many images of a page are looked into at most. */
const PICTURES_PER_CHECK = 8;

/** Takes one unit from the caller's hourly bucket; `allowed` is false when there is none. */
export function takeUnit(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.take(callerKey(ctx), hourlyAllowance(ctx));
}

/** What the caller's hourly bucket holds. */
export function peekUnits(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.peek(callerKey(ctx), hourlyAllowance(ctx));
}

/** Takes one of the pictures that the caller's checks let him have in an hour; `allowed` is false when there is none. */
export function takePicture(ctx: Ctx): Promise<Rate> {
  const { capacity, refillPerHour } = hourlyAllowance(ctx);
  return ctx.bucket.take(`pictures:${callerKey(ctx)}`, {
    capacity: capacity * PICTURES_PER_CHECK,
    refillPerHour: refillPerHour * PICTURES_PER_CHECK,
  });
}

/** Who shares one rate limit and one part of the fetches at once: an account, or all that is anonymous in a network. */
export function callerKey({ caller }: Pick<Ctx, "caller">): string {
  if (caller.kind === "session" || caller.kind === "key") return `account:${caller.accountId}`;
  return `network:${networkKey(caller.network)}`;
}

function hourlyAllowance({ caller, settings }: Ctx): Allowance {
  const checks = settings.checksPerHour[caller.plan];
  return { capacity: checks, refillPerHour: checks };
}
