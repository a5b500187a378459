import { AppError } from "@/lib/errors";
import type { Hop } from "@/lib/inspect/page/page";
import { hostOf } from "@/lib/inspect/url/url-policy";
import { guardUrl } from "../guard/guard-url";
import type { Release } from "../limits/concurrency-limiter";
import { type CookieJar, createCookieJar } from "./cookie-jar";
import { type Deadline, startDeadline } from "./deadline";
import { type FetchContext, fetchOnce } from "./fetch-once";
import type { FinalResponse, HopResponse, ResponseOptions } from "./response-reader";

/** What a fetch may be told by the code that starts it. */
export interface CallerOptions {
  /** Aborting it ends the fetch at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Whose fetch it is, such as `network:192.0.2.1`: callers share the slots fairly. Absent for our own. */
  readonly caller?: string;
}

export interface FetchOptions extends CallerOptions {
  readonly accept: string;
  readonly onHead: ResponseOptions["onHead"];
  /** For everything: the wait for a slot, DNS, redirects, the last byte. */
  readonly deadlineMs: number;
  /** `identity` for files whose weight counts. */
  readonly acceptEncoding?: string;
  readonly range?: string;
  readonly gunzipFiles?: boolean;
  /** A crawler's user agent, sent before our own. */
  readonly readAs?: string;
  /** Called once for each host of the chain, before it is requested; may throw. */
  readonly onHost?: (host: string) => void;
}

export interface FetchResult extends Omit<FinalResponse, "kind"> {
  /** The requested URL, normalized. */
  readonly url: string;
  readonly hops: readonly Hop[];
  /** Milliseconds from the first request to the last byte, with redirects, without waits for a slot. */
  readonly timeMs: number;
}

export const HOPS_MAX = 10;

/**
 * One guarded GET, redirects followed: each URL of the chain is checked, resolved, judged and dialled on its own, and what
 * a host sets as cookies goes back to that host only. Throws `invalid_url`, `unsupported_scheme`, `blocked_host`,
 * `private_address`, `dns_failed`, `connection_failed`, `tls_failed`, `bad_response`, `too_many_redirects`, `overloaded`,
 * `timeout`, and whatever `onHead` or the signal does.
 */
export async function safeFetch(
  context: FetchContext,
  input: string | URL,
  options: FetchOptions,
): Promise<FetchResult> {
  const first = guardUrl(input, context.settings);
  const deadline = startDeadline(
    options.deadlineMs,
    options.signal ? [context.closing, options.signal] : [context.closing],
  );
  try {
    return await new RedirectChain(context, options, deadline).run(first);
  } finally {
    deadline.clear();
  }
}

class RedirectChain {
  readonly #context: FetchContext;
  readonly #options: FetchOptions;
  readonly #deadline: Deadline;
  readonly #signal: AbortSignal;
  readonly #jar: CookieJar;
  readonly #hops: Hop[] = [];
  readonly #hosts = new Set<string>();
  #busyMs = 0;

  constructor(context: FetchContext, options: FetchOptions, deadline: Deadline) {
    this.#context = context;
    this.#options = options;
    this.#deadline = deadline;
    this.#signal = deadline.signal;
    this.#jar = createCookieJar(context.clock);
  }

  async run(first: URL): Promise<FetchResult> {
    let url = first;
    for (;;) {
      const response = await this.#fetchHop(url).catch((error: unknown) => {
        throw named(error, url);
      });
      if (response.kind === "final") {
        const { head, bytes, ending } = response;
        return { url: first.href, hops: this.#hops, head, bytes, ending, timeMs: this.#busyMs };
      }
      for (const cookie of response.cookies) this.#jar.store(url, cookie);
      this.#hops.push({ url: url.href, status: response.status });
      if (this.#hops.length > HOPS_MAX) throw new AppError("too_many_redirects", { url: first.href });
      url = this.#follow(url, response.location);
    }
  }

  async #fetchHop(url: URL): Promise<HopResponse> {
    const { limiter, now } = this.#context;
    const host = hostOf(url);
    if (!this.#hosts.has(host)) this.#options.onHost?.(host);
    this.#hosts.add(host);
    const endTurn = await this.#waitForTurn(host);
    try {
      const release = await limiter.acquire({ host, caller: this.#options.caller }, this.#signal);
      const startedAt = now();
      try {
        return await fetchOnce(this.#context, url, this.#requestOptions(url));
      } finally {
        this.#busyMs += now() - startedAt;
        release();
      }
    } finally {
      endTurn?.();
    }
  }

  async #waitForTurn(host: string): Promise<Release | undefined> {
    const { politeness } = this.#context;
    if (politeness === undefined) return undefined;
    const resume = this.#deadline.pause();
    try {
      return await politeness.turn(host, this.#signal);
    } finally {
      resume();
    }
  }

  #requestOptions(url: URL) {
    const {
      accept,
      acceptEncoding = "gzip, deflate, br",
      range,
      gunzipFiles = false,
      onHead,
    } = this.#options;
    const { readAs } = this.#options;
    const { userAgent } = this.#context.settings;
    const cookie = this.#jar.headerFor(url);
    const headers = {
      "user-agent": readAs === undefined ? userAgent : `${readAs} ${userAgent}`,
      accept,
      "accept-language": "en;q=0.9,*;q=0.5",
      "accept-encoding": acceptEncoding,
      ...(range ? { range } : {}),
      ...(cookie ? { cookie } : {}),
    };
    return { headers, signal: this.#signal, gunzipFiles, onHead };
  }

  /** The guard's own codes hold for a redirect too; the message says that it was one. */
  #follow(from: URL, location: string): URL {
    const next = URL.parse(location, from);
    if (!next) {
      throw new AppError("bad_response", {
        message: "The site redirects to something that isn't a URL.",
        url: from.href,
      });
    }
    try {
      return guardUrl(next, this.#context.settings);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const message = `The site redirects to a URL that can't be checked. ${error.message}`;
      throw new AppError(error.code, { ...error.detail, message, url: next.href });
    }
  }
}

/** The same error, saying which URL of the chain it is about. */
function named(error: unknown, url: URL): unknown {
  if (!(error instanceof AppError) || error.detail.url !== undefined) return error;
  return new AppError(error.code, { message: error.message, ...error.detail, url: url.href });
}
