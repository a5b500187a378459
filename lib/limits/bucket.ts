/** How large a bucket is and how fast it refills. */
export interface RateLimit {
  readonly capacity: number;
  readonly refillPerHour: number;
}

/** What a bucket holds after a call. */
export interface Rate {
  /** The unit was there; false takes nothing. */
  readonly allowed: boolean;
  /** The bucket's capacity. */
  readonly limit: number;
  /** Whole units left. */
  readonly remaining: number;
  /** Whole seconds, rounded up, until the next unit is regained; 0 when the bucket is full. */
  readonly resetSeconds: number;
  /** Whole seconds until a unit is there again; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/**
 * Token buckets by key: one unit comes back every 3600/refillPerHour seconds, up to the capacity.
 * A bucket that was never used is full.
 */
export interface Bucket {
  /** Takes one unit if there is one. */
  take(key: string, rateLimit: RateLimit): Promise<Rate>;
  /** What a bucket holds, nothing taken; `allowed` says whether a unit is there. */
  peek(key: string, rateLimit: RateLimit): Promise<Rate>;
}
