import type { Clock } from "@/lib/clock";
import type { GuardSettings } from "../guard/guard-url";
import type { GuardedResolver } from "../guard/guarded-resolver";
import type { ConcurrencyLimiter } from "../limits/concurrency-limiter";
import type { HostRateLimit, Politeness } from "../limits/politeness";
import type { Connections, HostConnection } from "./connections";
import { orAborted } from "./deadline";
import { fromRequestError } from "./network-errors";
import { type HopResponse, type ResponseOptions, ResponseReader } from "./response-reader";
import { sendRequest } from "./send-request";

export interface RequestOptions extends ResponseOptions {
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Requests one URL once. Its name is resolved and judged first, and only what was judged is dialled. Throws
 * `private_address`, `dns_failed`, `connection_failed`, `tls_failed`, `bad_response`, and what the signal or `onHead` does.
 */
export async function fetchOnce(
  context: FetchContext,
  url: URL,
  options: RequestOptions,
): Promise<HopResponse> {
  const addresses = await orAborted(context.resolver.resolve(url), options.signal);
  const first = await context.connections.take(url, addresses, options.signal);
  const response = await sendOver(context, first, url, options);
  if (!("noResponse" in response)) return response;
  // A site may close an idle connection at any time; that says nothing about the next one.
  if (!first.used) throw response.noResponse;
  const second = await context.connections.dial(url, addresses, options.signal);
  const again = await sendOver(context, second, url, options);
  if ("noResponse" in again) throw again.noResponse;
  return again;
}

interface NoResponse {
  readonly noResponse: unknown;
}

async function sendOver(
  context: FetchContext,
  connection: HostConnection,
  url: URL,
  options: RequestOptions,
): Promise<HopResponse | NoResponse> {
  const { headers, signal } = options;
  const { socket } = connection;
  const bytesBefore = socket.bytesRead;
  const reader = new ResponseReader(url, options);
  try {
    const request = { path: url.pathname + url.search, headers, signal };
    const ending = await sendRequest(connection, request, (head, flow) => reader.open(head, flow));
    if (ending.kind === "complete") context.connections.keep(connection);
    if (ending.kind !== "no_response") return await reader.finish(ending);
    return { noResponse: fromRequestError(ending.error, socket.bytesRead > bytesBefore) };
  } finally {
    reader.destroy();
  }
}

/** What every fetch of one net shares. */
export interface FetchContext {
  readonly settings: GuardSettings & { readonly userAgent: string };
  readonly limiter: ConcurrencyLimiter;
  readonly resolver: GuardedResolver;
  readonly connections: Connections;
  /** Counts what is fetched beside pages: images, robots.txt, oEmbed. */
  readonly fileRateLimit: HostRateLimit;
  /** Where it is set, every request waits for its turn at its host first; no deadline counts that wait. */
  readonly politeness?: Politeness;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Aborts when the net is closed. */
  readonly closing: AbortSignal;
}
