import type { FetchedPage, Hop } from "@/lib/inspect/page/page";
import type { HostRateLimit } from "../limits/politeness";
import type { FetchContext } from "../transport/fetch-once";
import { type CallerOptions, safeFetch } from "../transport/safe-fetch";
import { type OpenSink, PageReceiver } from "./page-receiver";

export interface ReadPageOptions extends CallerOptions {
  /** From the name look-up to the last byte; 15,000 when absent. */
  readonly deadlineMs?: number;
  /** Decoded bytes accepted; 2,097,152 when absent. */
  readonly bytesMax?: number;
  /** True when the caller keeps its own rateLimit to the host (audits): the bound of pages a minute is not applied. */
  readonly skipRateLimit?: boolean;
}

export interface PageRequest extends ReadPageOptions {
  readonly url: string;
  readonly open: OpenSink;
}

export const PAGE_DEADLINE_MS = 15_000;
export const PAGE_BYTES_MAX = 2_097_152;
const STATUS_DEADLINE_MS = 5_000;
const ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/**
 * Fetches a page and hands its decoded bytes to the sink while they arrive. The page is `truncated` when the site broke
 * off after at least one byte. Throws what `safeFetch` does, and `http_error`, `blocked_by_site`, `not_html` and
 * `document_too_large`; a sink that was opened by then has been fed in vain.
 */
export async function readPage(
  context: FetchContext,
  rateLimit: HostRateLimit,
  request: PageRequest,
): Promise<FetchedPage> {
  const receiver = new PageReceiver(request.open, request.bytesMax ?? PAGE_BYTES_MAX);
  const { url, hops, head, bytes, ending, timeMs } = await safeFetch(context, request.url, {
    accept: ACCEPT,
    deadlineMs: request.deadlineMs ?? PAGE_DEADLINE_MS,
    signal: request.signal,
    caller: request.caller,
    onHost: request.skipRateLimit ? undefined : rateLimit,
    onHead: (response) => receiver.begin(response),
  });
  receiver.finish();
  return {
    url,
    finalUrl: head.finalUrl,
    hops,
    status: head.status,
    headers: head.headers,
    fetchedAtMs: context.clock.now(),
    responseTimeMs: timeMs,
    documentBytes: bytes,
    truncated: ending === "broken",
  };
}

export interface ProbeStatusOptions extends CallerOptions {
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
  /** A crawler's user agent, sent before our own, which is never left out. */
  readonly readAs?: string;
}

/** How a URL responds, without its body. */
export interface StatusResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
}

/** Follows a URL to the status it ends with, by GET, since many sites respond wrongly to HEAD. It counts as a page. Throws what `safeFetch` does. */
export async function probeStatus(
  { context, rateLimit }: { readonly context: FetchContext; readonly rateLimit: HostRateLimit },
  url: string | URL,
  options: ProbeStatusOptions,
): Promise<StatusResponse> {
  const { head, hops } = await safeFetch(context, url, {
    accept: "*/*",
    deadlineMs: options.deadlineMs ?? STATUS_DEADLINE_MS,
    signal: options.signal,
    caller: options.caller,
    onHost: rateLimit,
    readAs: options.readAs,
    onHead: () => null,
  });
  return { status: head.status, headers: head.headers, finalUrl: head.finalUrl, hops };
}
