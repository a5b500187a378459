const ROUNDS_MAX = 20;

interface Trial<Input> {
  readonly small: Input;
  readonly large: Input;
  /** 20 when absent. */
  readonly rounds?: number;
}

/** Below this a ratio says nothing. */
const FLOOR_MS = 1;

/**
 * How many times the processor time of `small` the work on `large` takes: the least of each over several rounds.
 * Measured again, up to `rounds` times, while it is not below `bound`, since noise only ever adds.
 */
export function growth<Input>(
  work: (input: Input) => void,
  { small, large, rounds = ROUNDS_MAX }: Trial<Input>,
  bound: number,
): number {
  let smallMs = Number.POSITIVE_INFINITY;
  let largeMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    smallMs = Math.min(smallMs, costMs(work, small));
    largeMs = Math.min(largeMs, costMs(work, large));
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
