import { type DocumentHead, joinPage, type Page, type ParsedDocument } from "@/lib/inspect/page/page";
import { createDocumentReader, type DocumentReader } from "@/lib/inspect/page/read-document";
import type { Net } from "@/lib/net/net";
import type { ByteSink } from "@/lib/net/page/page-receiver";
import type { ReadPageOptions } from "@/lib/net/page/read-page";
import type { Lane } from "./turns";

export interface ParsePageOptions extends ReadPageOptions {
  /** Called when the response of the page itself begins, after all redirects. */
  readonly onResponse?: () => void;
  /** Called when the page's head has arrived and more of the page is coming. */
  readonly onHead?: (head: DocumentHead, finalUrl: string) => void;
  /** Whether the head is enough. The body is then received, so that the connection can be reused, but not parsed. */
  readonly isEnough?: (head: DocumentHead) => boolean;
}

/** A page is parsed in pieces of this size; the worst of them take a few milliseconds. */
const PIECE_BYTES = 16_384;

/** The page at a URL, parsed in the steps of `lane` while its bytes arrive. Throws what `net.readPage` throws. */
export async function parsePage(
  url: string,
  { net, lane }: { readonly net: Net; readonly lane: Lane },
  options: ParsePageOptions = {},
): Promise<Page> {
  let parsing = new PageParsing(lane, createDocumentReader(null), () => false);
  try {
    const fetched = await net.readPage(
      url,
      ({ contentType, finalUrl }) => {
        options.onResponse?.();
        parsing = new PageParsing(lane, createDocumentReader(contentType), (head) => {
          options.onHead?.(head, finalUrl);
          return options.isEnough?.(head) ?? false;
        });
        return parsing;
      },
      options,
    );
    return joinPage(fetched, await parsing.end());
  } finally {
    parsing.stop();
  }
}

/** Feeds the reader, in the steps of a lane, until the head has ended, and the rest unless the head is enough. */
export class PageParsing implements ByteSink {
  readonly #lane: Lane;
  readonly #reader: DocumentReader;
  readonly #isEnough: (head: DocumentHead) => boolean;
  #state: "in the head" | "in the body" | "done" = "in the head";
  #failure: { readonly error: unknown } | null = null;

  constructor(lane: Lane, reader: DocumentReader, isEnough: (head: DocumentHead) => boolean) {
    this.#lane = lane;
    this.#reader = reader;
    this.#isEnough = isEnough;
  }

  write(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && this.#state !== "done"; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES);
      this.#lane.queue(piece.length, () => this.#take(piece));
    }
  }

  end(): Promise<ParsedDocument> {
    return this.#lane.run(() => {
      if (this.#failure !== null) throw this.#failure.error;
      return this.#reader.end();
    });
  }

  /** What still waits is not parsed. */
  stop(): void {
    this.#state = "done";
  }

  #take(piece: Uint8Array): void {
    if (this.#state === "done") return;
    try {
      this.#reader.write(piece);
      const head = this.#state === "in the head" ? this.#reader.head() : null;
      if (head !== null) this.#state = this.#isEnough(head) ? "done" : "in the body";
    } catch (error) {
      this.#failure = { error };
      this.#state = "done";
    }
  }
}
