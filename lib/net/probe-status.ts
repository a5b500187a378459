import type { Hop } from "@/lib/inspect/page/page";
import type { Pace } from "./pace";
import { safeFetch } from "./safe-fetch";
import type { Wire } from "./wire";

export interface ProbeStatusOptions {
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Another reader's user agent, sent before our own, which is never left out. */
  readonly readAs?: string;
}

/** How an address answers, its body unread. */
export interface StatusAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
}

const DEADLINE_MS = 5_000;

/** Follows an address to the status it ends with; GET, for many sites answer HEAD wrongly. It counts as a page. Throws what `safeFetch` does. */
export async function probeStatus(
  { wire, pace }: { readonly wire: Wire; readonly pace: Pace },
  url: string | URL,
  options: ProbeStatusOptions,
): Promise<StatusAnswer> {
  const { head, hops } = await safeFetch(wire, url, {
    accept: "*/*",
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    signal: options.signal,
    onHost: pace,
    readAs: options.readAs,
    onHead: () => null,
  });
  return { status: head.status, headers: head.headers, finalUrl: head.finalUrl, hops };
}
