import type { Bucket } from "./bucket";

/** At most this many in any hour, counted under the key. */
export interface HourlyLimit {
  readonly key: string;
  readonly perHour: number;
}

/** A bucket that holds one unit and gets it back an hour after it was taken. */
const ONE_AN_HOUR = { capacity: 1, refillPerHour: 1 };

/**
 * Takes a place under each of these limits, or none under any; false when one of them is used up. One bucket would
 * refill while it is emptied and let nearly twice as many through in an hour, so each place is a bucket of its own.
 */
export async function takeWithin(bucket: Bucket, limits: readonly HourlyLimit[]): Promise<boolean> {
  for (const limit of limits) if ((await freePlace(bucket, limit)) === null) return false;
  for (const limit of limits) if (!(await takePlace(bucket, limit))) return false;
  return true;
}

async function takePlace(bucket: Bucket, limit: HourlyLimit): Promise<boolean> {
  for (const place of placesOf(limit)) if ((await bucket.take(place, ONE_AN_HOUR)).allowed) return true;
  return false;
}

async function freePlace(bucket: Bucket, limit: HourlyLimit): Promise<string | null> {
  for (const place of placesOf(limit)) if ((await bucket.peek(place, ONE_AN_HOUR)).allowed) return place;
  return null;
}

function placesOf({ key, perHour }: HourlyLimit): readonly string[] {
  return Array.from({ length: perHour }, (_, place) => `${key}#${place}`);
}
