import fc from "fast-check";
import type { FuzzTarget } from "./fuzz-targets";

export interface FuzzOptions {
  readonly inputs: number;
  readonly seed: number;
  /** Processor time that one input may take. */
  readonly msMax: number;
}

const ROUNDS_MAX = 8;

/** Runs a target on so many inputs. Throws the first that fails or takes too long every time. Returns the longest, in ms. */
export function runFuzz({ name, property }: FuzzTarget, { inputs, seed, msMax }: FuzzOptions): number {
  let longest = 0;
  const timed = new Proxy(property, {
    get(own, field) {
      if (field !== "run") return Reflect.get(own, field, own);
      return (value: [unknown]) => {
        let least = Number.POSITIVE_INFINITY;
        // The first runs of some code compile it, and a busy machine disturbs any.
        for (let round = 0; round < ROUNDS_MAX && least > msMax; round++) {
          const before = process.cpuUsage();
          const failure = own.run(value);
          const { user, system } = process.cpuUsage(before);
          least = Math.min(least, (user + system) / 1_000);
          if (failure !== null) return failure;
        }
        longest = Math.max(longest, least);
        if (least <= msMax) return null;
        return { error: new Error(`${name}: one input takes ${Math.round(least)} ms`) };
      };
    },
  });
  fc.assert(timed, { numRuns: inputs, seed, verbose: 0 });
  return longest;
}
