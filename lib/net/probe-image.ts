export interface ProbeImageOptions {
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
  /** Aborting it ends the probe at once with the state `timeout`. */
  readonly signal?: AbortSignal;
}
