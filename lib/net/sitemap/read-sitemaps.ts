import { AppError } from "@/lib/errors";
import type { FetchContext } from "../transport/fetch-once";
import { safeFetch } from "../transport/safe-fetch";
import { type ParsedSitemap, SitemapParser } from "./sitemap-parser";

/** What may be wrong with a sitemap. */
type SitemapFault = "unreachable" | "not_a_sitemap" | "broken" | "too_large" | "too_many";

interface SitemapProblem {
  /** The sitemap's URL. */
  readonly url: string;
  readonly fault: SitemapFault;
}

export interface SitemapsFound {
  /** Some sitemap could be read. */
  readonly found: boolean;
  /** URLs of pages on the requested host, normalized, each once, in the order of the sitemaps. */
  readonly urls: readonly string[];
  /** URLs on other hosts, which are left out. */
  readonly foreign: number;
  readonly problems: readonly SitemapProblem[];
}

export interface SitemapQuery {
  /** Where to begin, as robots.txt names them. */
  readonly sitemaps: readonly string[];
  /** Tried when robots.txt names none; that there is nothing is no problem. */
  readonly fallback: string;
  /** The host whose pages are returned, with its port. */
  readonly host: string;
  readonly signal?: AbortSignal;
}

/** The protocol's bounds (https://www.sitemaps.org/protocol.html, read 2026-11-28) hold for a file; these for all of a site's. */
const URLS_MAX = 50_000;
const FILES_MAX = 100;
const FILE_BYTES_MAX = 52_428_800;
const ALL_BYTES_MAX = 104_857_600;
const DEPTH_MAX = 3;

interface Waiting {
  readonly url: string;
  readonly depth: number;
}

/** Reads a site's sitemaps, those that an index names too. What cannot be read is a problem, never an exception. */
export async function readSitemaps(context: FetchContext, query: SitemapQuery): Promise<SitemapsFound> {
  return new Walk(context, query).run();
}

class Walk {
  readonly #context: FetchContext;
  readonly #query: SitemapQuery;
  readonly #waiting: Waiting[] = [];
  readonly #listed = new Set<string>();
  readonly #urls = new Set<string>();
  readonly #problems: SitemapProblem[] = [];
  #found = false;
  #foreign = 0;
  #bytes = 0;

  constructor(context: FetchContext, query: SitemapQuery) {
    this.#context = context;
    this.#query = query;
  }

  async run(): Promise<SitemapsFound> {
    const { sitemaps, fallback, signal } = this.#query;
    for (const url of sitemaps.length > 0 ? sitemaps : [fallback]) this.#add(url, 0);
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      signal?.throwIfAborted();
      if (this.#isFull()) {
        this.#report(next.url, "too_many");
        break;
      }
      await this.#read(next);
    }
    const [urls, problems] = [[...this.#urls], this.#problems];
    return { found: this.#found, urls, foreign: this.#foreign, problems };
  }

  #isFull(): boolean {
    return this.#urls.size >= URLS_MAX || this.#bytes >= ALL_BYTES_MAX || this.#listed.size > FILES_MAX;
  }

  #add(written: string, depth: number): void {
    const url = URL.parse(written, this.#query.fallback)?.href;
    if (url === undefined || this.#listed.has(url) || this.#listed.size > FILES_MAX) return;
    this.#listed.add(url);
    this.#waiting.push({ url, depth });
  }

  async #read({ url, depth }: Waiting): Promise<void> {
    const bytesMax = Math.min(FILE_BYTES_MAX, ALL_BYTES_MAX - this.#bytes);
    const file = await this.#fetch(url, { bytesMax, signal: this.#query.signal });
    if (file === null) return this.#reportUnlessFallback(url, "unreachable");
    this.#bytes += file.bytes;
    if (file.status !== 200) return this.#reportUnlessFallback(url, "unreachable");
    if (file.kind === "none") return this.#reportUnlessFallback(url, "not_a_sitemap");
    this.#found = true;
    if (file.tooLarge) this.#report(url, "too_large");
    else if (file.broken) this.#report(url, "broken");
    if (file.kind === "index") {
      if (depth >= DEPTH_MAX) this.#report(url, "too_many");
      else for (const loc of file.locs) this.#add(loc, depth + 1);
    } else for (const loc of file.locs) this.#take(loc);
  }

  async #fetch(url: string, options: ReadSitemapOptions): Promise<SitemapFile | null> {
    try {
      return await readSitemap(this.#context, url, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  #take(loc: string): void {
    const url = URL.parse(loc);
    if (url === null) return;
    url.hash = "";
    if (url.host !== this.#query.host) this.#foreign++;
    else if (this.#urls.size < URLS_MAX) this.#urls.add(url.href);
  }

  #reportUnlessFallback(url: string, fault: SitemapFault): void {
    if (url !== this.#query.fallback || this.#query.sitemaps.length > 0) this.#report(url, fault);
  }

  #report(url: string, fault: SitemapFault): void {
    this.#problems.push({ url, fault });
  }
}

/** One sitemap file. */
interface SitemapFile extends ParsedSitemap {
  readonly status: number;
  readonly finalUrl: string;
  /** Decompressed bytes that were read. */
  readonly bytes: number;
  /** There is more of it than is read. */
  readonly tooLarge: boolean;
}

interface ReadSitemapOptions {
  /** Decompressed bytes read at most. */
  readonly bytesMax: number;
  readonly signal?: AbortSignal;
}

const DEADLINE_MS = 30_000;

/** Fetches one sitemap, plain or gzip, and reads it while it arrives. Throws what `safeFetch` does. */
async function readSitemap(
  context: FetchContext,
  url: string,
  { bytesMax, signal }: ReadSitemapOptions,
): Promise<SitemapFile> {
  const parser = new SitemapParser();
  let bytes = 0;
  const { head, ending } = await safeFetch(context, url, {
    accept: "application/xml, text/xml, text/plain;q=0.9, */*;q=0.8",
    deadlineMs: DEADLINE_MS,
    signal,
    onHost: context.fileRateLimit,
    gunzipFiles: true,
    onHead: ({ status }) => {
      if (status !== 200) return null;
      return (chunk) => {
        bytes += chunk.length;
        return bytes <= bytesMax && parser.write(chunk);
      };
    },
  });
  const tooLarge = bytes > bytesMax;
  const parsed = parser.end(tooLarge || ending === "broken");
  return { ...parsed, status: head.status, finalUrl: head.finalUrl, bytes, tooLarge };
}
