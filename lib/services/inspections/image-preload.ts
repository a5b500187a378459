import type { DocumentHead } from "@/lib/inspect/page/page";
import { firstCandidate } from "@/lib/inspect/platforms/resolve/image-candidates";
import type { ImageFacts } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";

interface EarlyImageOptions {
  /** Nothing remembered will do. */
  readonly fresh: boolean;
  /** Ends the probe; it is one check's own. */
  readonly signal?: AbortSignal;
}

/**
 * The social image of one page, asked for as soon as the page's head has arrived, while the rest of it is still on its
 * way. Only on another host: on the page's own, the connection that will be free in a moment is quicker than a new one.
 */
export class EarlyImage {
  readonly #net: Net;
  readonly #fresh: boolean;
  readonly #dropped = new AbortController();
  #url: string | null = null;
  #facts: Promise<ImageFacts | null> | null = null;

  constructor(net: Net, { fresh, signal }: EarlyImageOptions) {
    this.#net = net;
    this.#fresh = fresh;
    signal?.addEventListener("abort", () => this.drop(), { once: true });
  }

  /** Asks for the image that the head of the page at `finalUrl` names, if it is one to ask for early. */
  ask(head: DocumentHead, finalUrl: string): void {
    const url = firstCandidate(head, finalUrl);
    if (url === null || new URL(url).host === new URL(finalUrl).host) return;
    this.#url = url;
    this.#facts = this.#net.probeImage(url, { fresh: this.#fresh, signal: this.#dropped.signal });
  }

  /** The image's facts, if it is the one that was asked for. */
  take(url: string): Promise<ImageFacts | null> | null {
    return url === this.#url ? this.#facts : null;
  }

  /** Ends the probe: the page did not come, or nobody waits for it. */
  drop(): void {
    this.#dropped.abort();
  }
}
