// The only sockets to URLs that a user or a page chose.
import { type Clock, systemClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { FetchedPage } from "@/lib/inspect/page/page";
import type { ImageFacts } from "@/lib/inspect/resources";
import { createDial } from "./guard/dial";
import { type GuardSettings, guardUrl } from "./guard/guard-url";
import { createGuardedResolver } from "./guard/guarded-resolver";
import { createResolver, type Resolve, systemResolve } from "./guard/resolve";
import { type OpenImage, type OpenImageOptions, openImage } from "./image/open-image";
import { createCachedProbe, type ProbeImageOptions, probeImage } from "./image/probe-image";
import { type ImageFile, type ReadImageOptions, readImage } from "./image/read-image";
import { ConcurrencyLimiter, type ConcurrencySettings, type FetchLoad } from "./limits/concurrency-limiter";
import { createHostRateLimit, createPoliteness, type HostRateLimit } from "./limits/politeness";
import type { OpenSink } from "./page/page-receiver";
import {
  type ProbeStatusOptions,
  probeStatus,
  type ReadPageOptions,
  readPage,
  type StatusResponse,
} from "./page/read-page";
import { fetchText, type ReadTextOptions, type TextResponse } from "./page/read-text";
import { createRobotsTxt, type RobotsFile, type RobotsTxtOptions } from "./robots/robots-txt";
import { readSitemaps, type SitemapQuery, type SitemapsFound } from "./sitemap/read-sitemaps";
import { createConnections } from "./transport/connections";
import type { FetchContext } from "./transport/fetch-once";

export interface NetSettings extends ConcurrencySettings, GuardSettings {
  /** The `user-agent` header of every request. */
  readonly userAgent: string;
  /** Pages of one host that may be read in a minute. */
  readonly fetchPerHostMinute: number;
}

/**
 * Files of one host that may be fetched for each page of it that may be read: a page may name eight images of a host that
 * never asked for its visitors. With the usual 60 pages a minute it is 5 files a second, as fast as an audit reads pages.
 */
const FILES_PER_PAGE = 5;

/** What comes from outside; the defaults are the machine's own. */
export interface NetParts {
  /** Every address of a name; rejects when there is none. */
  readonly resolve?: Resolve;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  readonly clock?: Clock;
  /** The least time between the requests of audits and monitors to one host; 200 ms when absent. */
  readonly spacingMs?: number;
  /** Certificates (PEM) to trust beside the usual ones. */
  readonly trust?: readonly string[];
}

export interface Net {
  /**
   * The URL as it will be fetched, without its fragment. Throws `invalid_url`, `unsupported_scheme`, `blocked_host` and
   * `private_address`, by the spelling alone.
   */
  guardUrl(url: string | URL): URL;
  readPage(url: string, open: OpenSink, options?: ReadPageOptions): Promise<FetchedPage>;
  /**
   * Never throws: whatever goes wrong is the facts' `state`; null when it was not tried, since we are too busy or its host
   * got too many requests. An image that was fine is cached for 15 minutes.
   */
  probeImage(url: string, options?: ProbeImageOptions): Promise<ImageFacts | null>;
  readImage(url: string, options?: ReadImageOptions): Promise<ImageFile>;
  openImage(url: string, options?: OpenImageOptions): Promise<OpenImage>;
  readText(url: string | URL, options?: ReadTextOptions): Promise<TextResponse>;
  probeStatus(url: string | URL, options?: ProbeStatusOptions): Promise<StatusResponse>;
  /** The robots.txt of an origin, at most 15 minutes old. */
  robotsTxt(origin: string, options?: RobotsTxtOptions): Promise<RobotsFile>;
  /** The same net for one caller, such as `network:192.0.2.1`: all that is fetched counts as that caller's. */
  forCaller(caller: string): Net;
  /** The same for audits and monitors, which may take their time and bother nobody. */
  readonly polite: PoliteNet;
  /** True when nothing is being fetched and nothing waits to be. */
  readonly idle: boolean;
  /** How busy we are with fetching, all callers together. */
  readonly load: FetchLoad;
  /** Ends every fetch still running with `unavailable` and leaves no socket open. */
  close(): Promise<void>;
}

/** A net whose every request waits for its turn at its host, instead of failing when the host got too many requests. */
export interface PoliteNet extends Net {
  /** Leaves this much time between requests to a host from now on, from 200 ms to 5 s. */
  setSpacing(host: string, ms: number): void;
  /** All page URLs of a host that its sitemaps name, at most 50,000. */
  readSitemaps(query: SitemapQuery): Promise<SitemapsFound>;
}

/** Joins the guard, the limits, the connections and what is read over them. One net serves a whole process. */
export function createNet(settings: NetSettings, parts: NetParts = {}): Net {
  const now = parts.now ?? (() => performance.now());
  const closing = new AbortController();
  const limiter = new ConcurrencyLimiter(settings);
  const connections = createConnections(createDial(parts.trust));
  const resolve = parts.resolve ?? createResolver({ closing: closing.signal });
  const context: FetchContext = {
    settings,
    limiter,
    resolver: createGuardedResolver({
      settings,
      resolve,
      resolvePrivate: parts.resolve ?? systemResolve,
      now,
    }),
    connections,
    fileRateLimit: createHostRateLimit(FILES_PER_PAGE * settings.fetchPerHostMinute, now),
    now,
    clock: parts.clock ?? systemClock,
    closing: closing.signal,
  };
  const close = async () => {
    closing.abort(new AppError("unavailable"));
    await connections.close();
  };
  const politeness = createPoliteness(now, parts.spacingMs);
  const politeContext: FetchContext = { ...context, fileRateLimit: UNLIMITED, politeness };
  const politeFor = createFetchers(politeContext, UNLIMITED, { close, polite: () => polite });
  const polite: PoliteNet = Object.assign(politeFor(), {
    setSpacing: politeness.setSpacing,
    readSitemaps: (query: SitemapQuery) => readSitemaps(politeContext, query),
  });
  return createFetchers(context, createHostRateLimit(settings.fetchPerHostMinute, now), {
    close,
    polite: () => polite,
  })();
}

/** A polite net waits for its turn instead. */
const UNLIMITED: HostRateLimit = () => undefined;

/** Pages of an audit share an icon that is not there, and need not ask for it again and again. */
function isSettled(state: ImageFacts["state"]): boolean {
  return state !== "timeout" && state !== "unreachable";
}

interface Shared {
  readonly close: () => Promise<void>;
  readonly polite: () => PoliteNet;
}

/** Nets that share what they cache, each for another caller. */
function createFetchers(context: FetchContext, rateLimit: HostRateLimit, { close, polite }: Shared) {
  const { settings, limiter, now } = context;
  const robotsTxt = createRobotsTxt((url, options) => fetchText(context, url, options), now);
  const isCacheable = context.politeness ? isSettled : undefined;
  const image = createCachedProbe((url, options) => probeImage(context, url, options), now, isCacheable);
  const forCaller = (caller?: string): Net => ({
    guardUrl: (url) => guardUrl(url, settings),
    readPage: (url, open, options) => readPage(context, rateLimit, { caller, ...options, url, open }),
    probeImage: (url, options) => image(url, { caller, ...options }),
    readImage: (url, options) => readImage(context, url, { caller, ...options }),
    openImage: (url, options) => openImage(context, url, { caller, ...options }),
    readText: (url, options) => fetchText(context, url, { caller, ...options }),
    probeStatus: (url, options) => probeStatus({ context, rateLimit }, url, { caller, ...options }),
    robotsTxt: (origin, options) => robotsTxt(origin, { caller, ...options }),
    forCaller,
    get polite() {
      return polite();
    },
    get idle() {
      return limiter.idle;
    },
    get load() {
      return limiter.load;
    },
    close,
  });
  return forCaller;
}
