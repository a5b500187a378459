import type { EncodedInspection } from "@/lib/cache/encoded-inspection";
import { AppError } from "@/lib/errors";
import { inspectInSteps } from "@/lib/inspect/inspect";
import { metadataSteps } from "@/lib/inspect/metadata/read-metadata";
import { type MissingResources, missingResources } from "@/lib/inspect/missing-resources";
import { type FetchedPage, joinPage } from "@/lib/inspect/page/page";
import { createDocumentReader } from "@/lib/inspect/page/read-document";
import { firstCandidate } from "@/lib/inspect/platforms/resolve/image-candidates";
import type { Inspection } from "@/lib/inspect/report";
import type { LinkedResources } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";
import type { ByteSink, PageHead } from "@/lib/net/page/page-receiver";
import type { ReadPageOptions } from "@/lib/net/page/read-page";
import type { PageThread, ThreadPage } from "./page-thread";
import { PageParsing } from "./parse-page";
import type { Lane } from "./turns";

/** A page that has been read, on whichever thread it is held. */
export interface PageAtHand {
  readonly finalUrl: string;
  /** What is still missing for the page beside these resources. */
  missing(resources: LinkedResources): Promise<MissingResources>;
  /** Encoded where it comes from the other thread. */
  inspect(resources: LinkedResources): Promise<Inspection | EncodedInspection>;
  /** Lets go of it. */
  drop(): void;
}

interface ReadOptions extends ReadPageOptions {
  /** Called when the response of the page itself begins, after all redirects. */
  readonly onResponse?: () => void;
  /** Called once with the social image that the head names, when the head has arrived and more of the page is coming. */
  readonly onImage?: (url: string, finalUrl: string) => void;
}

interface ReadParts {
  readonly net: Net;
  readonly lane: Lane;
  /** Where large pages are parsed and judged; on this thread when null. */
  readonly thread: PageThread | null;
  /** Whose page it is. */
  readonly caller: string;
}

/** A page of more bytes goes to the other thread: below that, the messages cost more than they save. */
const HERE_BYTES_MAX = 200_000;

/** When a service that is too busy to take a check is worth another try. */
export const BUSY_SECONDS = 2;

/**
 * Reads the page at a URL while its bytes arrive. Throws `overloaded` where too many large pages wait, and what
 * `net.readPage` throws.
 */
export async function receivePage(url: string, parts: ReadParts, options: ReadOptions): Promise<PageAtHand> {
  let reading = new PageReading({ contentType: null, finalUrl: url, declaredBytes: 0 }, parts, {});
  try {
    const fetched = await parts.net.readPage(
      url,
      (head) => {
        options.onResponse?.();
        reading = new PageReading(head, parts, options);
        return reading;
      },
      options,
    );
    return await reading.end(fetched);
  } catch (error) {
    reading.stop();
    throw error;
  }
}

/** Parses here what arrives, and hands all of it to the other thread once the page is known to be large. */
class PageReading implements ByteSink {
  readonly #head: PageHead;
  readonly #lane: Lane;
  readonly #thread: PageThread | null;
  readonly #caller: string;
  readonly #here: PageParsing;
  readonly #onImage: (url: string | null) => void;
  #held: Uint8Array[] = [];
  #bytes = 0;
  #there: ThreadPage | null = null;
  #isRejected = false;

  constructor(head: PageHead, { lane, thread, caller }: ReadParts, { onImage }: ReadOptions) {
    this.#head = head;
    this.#lane = lane;
    this.#thread = thread;
    this.#caller = caller;
    let isKnown = false;
    this.#onImage = (url) => {
      if (!isKnown && url !== null) onImage?.(url, head.finalUrl);
      isKnown = true;
    };
    this.#here = new PageParsing(lane, createDocumentReader(head.contentType), (known) => {
      this.#onImage(firstCandidate(known, head.finalUrl));
      return false;
    });
    if (thread !== null && head.declaredBytes > HERE_BYTES_MAX) this.#handOver(thread);
  }

  write(chunk: Uint8Array): void {
    if (this.#isRejected) return;
    this.#bytes += chunk.length;
    if (this.#there === null && this.#thread !== null) {
      this.#held.push(chunk);
      if (this.#bytes > HERE_BYTES_MAX) this.#handOver(this.#thread);
    } else if (this.#there !== null) {
      this.#there.write(chunk);
    }
    // Once handed over it takes nothing.
    this.#here.write(chunk);
  }

  #handOver(thread: PageThread): void {
    this.#here.stop();
    this.#there = thread.open(this.#head, this.#caller, this.#onImage);
    this.#isRejected = this.#there === null;
    for (const chunk of this.#held) this.#there?.write(chunk);
    this.#held = [];
  }

  async end(fetched: FetchedPage): Promise<PageAtHand> {
    if (this.#isRejected) throw new AppError("overloaded", { retryAfter: BUSY_SECONDS });
    if (this.#there) return this.#there.end(fetched);
    const lane = this.#lane;
    const page = joinPage(fetched, await this.#here.end());
    const metadata = await lane.runAll(metadataSteps(page));
    return {
      finalUrl: page.finalUrl,
      missing: async (resources) => missingResources(page, metadata, resources),
      inspect: (resources) => lane.runAll(inspectInSteps(page, resources, metadata)),
      drop: () => undefined,
    };
  }

  stop(): void {
    this.#here.stop();
    this.#there?.drop();
  }
}
