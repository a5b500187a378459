import type { Allowance, Rate } from "@/lib/limits/bucket";
import { networkKey } from "@/lib/limits/network-key";
import type { Ctx } from "./context";

/** So many images of a page are looked into at most. */
const PICTURES_PER_CHECK = 8;

/** Takes one unit from the caller's hourly bucket; `allowed` is false when there is none. */
export function takeUnit(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.take(bucketKey(ctx), hourlyAllowance(ctx));
}

/** What the caller's hourly bucket holds. */
export function peekUnits(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.peek(bucketKey(ctx), hourlyAllowance(ctx));
}

/** Takes one of the pictures that the caller's checks let him have in an hour; `allowed` is false when there is none. */
export function takePicture(ctx: Ctx): Promise<Rate> {
  const { capacity, refillPerHour } = hourlyAllowance(ctx);
  return ctx.bucket.take(`pictures:${bucketKey(ctx)}`, {
    capacity: capacity * PICTURES_PER_CHECK,
    refillPerHour: refillPerHour * PICTURES_PER_CHECK,
  });
}

/** All keys and browsers of an account share its bucket. */
function bucketKey({ caller }: Ctx): string {
  if (caller.kind === "session" || caller.kind === "key") return `account:${caller.accountId}`;
  return `network:${networkKey(caller.network)}`;
}

function hourlyAllowance({ caller, settings }: Ctx): Allowance {
  const checks = settings.checksPerHour[caller.plan];
  return { capacity: checks, refillPerHour: checks };
}
