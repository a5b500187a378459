import type { Sourced } from "./platform";

/** The number of a limit; infinite where none is known. */
export function atMost({ value }: Sourced<number | null>): number {
  return value ?? Number.POSITIVE_INFINITY;
}
