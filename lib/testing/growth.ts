/** Below this a ratio says nothing. */
const FLOOR_MS = 1;

/**
 * How many times the processor time of `small` the work on `large` takes: the least of each over several rounds.
 * Measured again, up to `rounds` times, while it is not below `bound`, since noise only ever adds.
 */
export function growth<Input>(
  work: (input: Input) => void,
  sizes: { small: Input; large: Input },
  bound: number,
  rounds = 20,
): number {
  let smallMs = Number.POSITIVE_INFINITY;
  let largeMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    smallMs = Math.min(smallMs, costMs(work, sizes.small));
    largeMs = Math.min(largeMs, costMs(work, sizes.large));
    if (round > 0 && largeMs / Math.max(smallMs, FLOOR_MS) < bound) break;
  }
  return largeMs / Math.max(smallMs, FLOOR_MS);
}

/** Processor time, which other work on the machine disturbs less than the clock. */
function costMs<Input>(work: (input: Input) => void, input: Input): number {
  const before = process.cpuUsage();
  work(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
