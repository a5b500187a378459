// Work in steps of a few milliseconds, as generators that yield between two of them, so that a server can do something
// else meanwhile. The core itself knows no clock and no event loop.

/** Runs all steps at once. */
export function runSteps<T>(steps: Iterator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
