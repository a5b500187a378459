import { AppError } from "@/lib/errors";
import type { Hop } from "@/lib/inspect/page/page";
import { checkTarget, hostOf } from "../guard/guard-url";
import { type CookieJar, createCookieJar } from "./cookie-jar";
import { startDeadline } from "./deadline";
import type { Wire } from "./fetch-context";
import { visit } from "./fetch-once";
import type { AnswerTerms, Arrived, Visited } from "./response-reader";

export interface FetchTerms {
  readonly accept: string;
  readonly onHead: AnswerTerms["onHead"];
  /** Over everything: the wait for a place, names, redirects, the last byte. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
  /** `identity` for files whose weight counts. */
  readonly acceptEncoding?: string;
  readonly range?: string;
  readonly gunzipFiles?: boolean;
  /** Another reader's user agent, sent before our own. */
  readonly readAs?: string;
  /** Called once for each host of the way, before it is asked; may throw. */
  readonly onHost?: (host: string) => void;
}

export interface Fetched extends Omit<Arrived, "kind"> {
  /** The address asked for, normalized. */
  readonly url: string;
  readonly hops: readonly Hop[];
  /** Milliseconds from the first request to the last byte, redirects included, waits for a place left out. */
  readonly timeMs: number;
}

export const HOPS_MAX = 10;

/**
 * One guarded GET, redirects followed: each address on the way is checked, resolved, judged and dialled anew, and what
 * a host sets as cookies goes back to that host only. Throws `invalid_url`, `unsupported_scheme`, `blocked_host`,
 * `private_address`, `dns_failed`, `connection_failed`, `tls_failed`, `bad_response`, `too_many_redirects`, `overloaded`,
 * `timeout`, and whatever `onHead` or the signal does.
 */
export async function safeFetch(wire: Wire, asked: string | URL, terms: FetchTerms): Promise<Fetched> {
  const first = checkTarget(asked, wire.settings);
  const deadline = startDeadline(
    terms.deadlineMs,
    terms.signal ? [wire.closing, terms.signal] : [wire.closing],
  );
  try {
    return await new Trip(wire, terms, deadline.signal).run(first);
  } finally {
    deadline.clear();
  }
}

class Trip {
  readonly #wire: Wire;
  readonly #terms: FetchTerms;
  readonly #signal: AbortSignal;
  readonly #jar: CookieJar;
  readonly #hops: Hop[] = [];
  readonly #hosts = new Set<string>();
  #busyMs = 0;

  constructor(wire: Wire, terms: FetchTerms, signal: AbortSignal) {
    this.#wire = wire;
    this.#terms = terms;
    this.#signal = signal;
    this.#jar = createCookieJar(wire.clock);
  }

  async run(first: URL): Promise<Fetched> {
    let url = first;
    for (;;) {
      const visited = await this.#visit(url).catch((error: unknown) => {
        throw named(error, url);
      });
      if (visited.kind === "final") {
        const { head, bytes, ending } = visited;
        return { url: first.href, hops: this.#hops, head, bytes, ending, timeMs: this.#busyMs };
      }
      for (const cookie of visited.cookies) this.#jar.store(url, cookie);
      this.#hops.push({ url: url.href, status: visited.status });
      if (this.#hops.length > HOPS_MAX) throw new AppError("too_many_redirects", { url: first.href });
      url = this.#follow(url, visited.location);
    }
  }

  async #visit(url: URL): Promise<Visited> {
    const { limiter, now } = this.#wire;
    const host = hostOf(url);
    if (!this.#hosts.has(host)) this.#terms.onHost?.(host);
    this.#hosts.add(host);
    const release = await limiter.acquire(host, this.#signal);
    const startedAt = now();
    try {
      return await visit(this.#wire, url, this.#visitTerms(url));
    } finally {
      this.#busyMs += now() - startedAt;
      release();
    }
  }

  #visitTerms(url: URL) {
    const { accept, acceptEncoding = "gzip, deflate, br", range, gunzipFiles = false, onHead } = this.#terms;
    const { readAs } = this.#terms;
    const { userAgent } = this.#wire.settings;
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
        message: "The site redirects to something that is not a web address.",
        url: from.href,
      });
    }
    try {
      return checkTarget(next, this.#wire.settings);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const message = `The site redirects to an address that is not fetched. ${error.message}`;
      throw new AppError(error.code, { ...error.detail, message, url: next.href });
    }
  }
}

/** The same error, saying which address of the way it is about. */
function named(error: unknown, url: URL): unknown {
  if (!(error instanceof AppError) || error.detail.url !== undefined) return error;
  return new AppError(error.code, { message: error.message, ...error.detail, url: url.href });
}
