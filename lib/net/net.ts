// The only sockets to addresses that a user or a page chose.
import type { ImageFacts } from "@/lib/inspect/linked";
import type { FetchedPage } from "@/lib/inspect/page/page";
import type { ProbeImageOptions } from "./probe-image";
import type { ProbeStatusOptions, StatusAnswer } from "./probe-status";
import type { OpenSink, ReadPageOptions } from "./read-page";
import type { ReadTextOptions, TextAnswer } from "./read-text";

export interface NetSettings {
  /** The `user-agent` header of every request. */
  readonly userAgent: string;
  /** Exact origins (`http://127.0.0.1:4100`) that may be fetched although they are private. */
  readonly allowPrivateOrigins: readonly string[];
  /** Hosts never to fetch; `example.com` covers its subdomains too. */
  readonly blockedHosts: readonly string[];
  readonly fetchConcurrency: number;
  readonly fetchPerHost: number;
  readonly fetchPerHostMinute: number;
}

/** What comes from outside; the defaults are the machine's own. */
export interface NetParts {
  /** Every address of a name; rejects when there is none. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** The time of day, in milliseconds since 1970. */
  readonly wallClock?: () => number;
  /** Certificates (PEM) to trust beside the usual ones. */
  readonly trust?: readonly string[];
}

export interface Net {
  /** The address as it will be fetched, fragment dropped. Throws `invalid_url`, `unsupported_scheme`, `blocked_host`, `private_address`. */
  checkTarget(url: string | URL): URL;
  readPage(url: string, open: OpenSink, options?: ReadPageOptions): Promise<FetchedPage>;
  probeImage(url: string, options?: ProbeImageOptions): Promise<ImageFacts>;
  readText(url: string, options?: ReadTextOptions): Promise<TextAnswer>;
  probeStatus(url: string, options?: ProbeStatusOptions): Promise<StatusAnswer>;
  /** Ends every fetch still running with `unavailable` and leaves no socket open. */
  close(): Promise<void>;
}

export declare function createNet(settings: NetSettings, parts?: NetParts): Net;
