import type { Hop } from "@/lib/inspect/page/page";

export interface ProbeStatusOptions {
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** How an address answers, its body unread. */
export interface StatusAnswer {
  readonly status: number;
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
}
