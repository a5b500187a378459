import type { ImageFacts } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";

interface PreloadOptions {
  /** Bypasses the cache. */
  readonly fresh: boolean;
  /** Cancels the fetch. */
  readonly signal?: AbortSignal;
}

/**
 * The social image of one page, fetched as soon as the page's head has arrived, while the rest of the page is still
 * arriving. Only from another host: on the page's own, the connection that is free in a moment is faster than a new one.
 */
export class ImagePreload {
  readonly #net: Net;
  readonly #fresh: boolean;
  readonly #canceled = new AbortController();
  #url: string | null = null;
  #facts: Promise<ImageFacts | null> | null = null;

  constructor(net: Net, { fresh, signal }: PreloadOptions) {
    this.#net = net;
    this.#fresh = fresh;
    signal?.addEventListener("abort", () => this.cancel(), { once: true });
  }

  /** Starts fetching the image at `url` if it is on another host than the page at `finalUrl`. */
  start(url: string, finalUrl: string): void {
    if (new URL(url).host === new URL(finalUrl).host) return;
    this.#url = url;
    this.#facts = this.#net.probeImage(url, { fresh: this.#fresh, signal: this.#canceled.signal });
  }

  /** The image's facts, if it is the one that was preloaded; else null. */
  take(url: string): Promise<ImageFacts | null> | null {
    return url === this.#url ? this.#facts : null;
  }

  /** Stops fetching: the page failed, or nobody waits for it. */
  cancel(): void {
    this.#canceled.abort();
  }
}
