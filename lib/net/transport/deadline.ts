import { setMaxListeners } from "node:events";
import { AppError } from "@/lib/errors";

export interface Deadline {
  /** Aborts with `timeout` when the time is up, or with the reason of whichever outer signal aborts first. */
  readonly signal: AbortSignal;
  /** Stops the time until the function it returns is called. */
  pause(): () => void;
  /** Takes the timer and the listeners away; to be called once, when the work is over. */
  clear(): void;
}

/** One deadline over a whole piece of work, `ms` from now. */
export function startDeadline(ms: number, outer: readonly AbortSignal[] = []): Deadline {
  const controller = new AbortController();
  let leftMs = ms;
  let startedAt = performance.now();
  const run = () => {
    startedAt = performance.now();
    return setTimeout(() => controller.abort(new AppError("timeout")), leftMs);
  };
  let timer = run();
  // One signal may end any number of fetches; Node warns from the eleventh on.
  setMaxListeners(0, ...outer);
  const follow = outer.map((signal) => {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    return () => signal.removeEventListener("abort", abort);
  });
  return {
    signal: controller.signal,
    pause() {
      clearTimeout(timer);
      leftMs = Math.max(0, leftMs - (performance.now() - startedAt));
      return () => {
        timer = run();
      };
    },
    clear() {
      clearTimeout(timer);
      for (const unfollow of follow) unfollow();
    },
  };
}

/** The promise, or the signal's reason as soon as it aborts; what the promise does afterwards is ignored. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
