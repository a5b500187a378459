import type { Rate, RateLimit } from "@/lib/limits/bucket";
import { networkKey } from "@/lib/limits/network-key";
import type { Ctx, Resources } from "./context";

/** The images of a page that a check fetches at most. */
const IMAGES_PER_CHECK = 8;
const MINUTES_PER_HOUR = 60;
/** More than a person opens, and more than a crawler that waits between pages. */
const PAGES_PER_MINUTE = 240;

/** Takes one unit of the caller's hourly rate limit; `allowed` is false when none is left. */
export function takeUnit(ctx: Ctx): Promise<Rate> {
  return ctx.bucket.take(callerKey(ctx), hourlyLimit(ctx));
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
  if (caller.kind === "session" || caller.kind === "key") return `account:${caller.accountId}`;
  return `network:${networkKey(caller.network)}`;
}

function hourlyLimit({ caller, settings }: Ctx): RateLimit {
  const checks = settings.checksPerHour[caller.plan];
  return { capacity: checks, refillPerHour: checks };
}
