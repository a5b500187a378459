import { type DocumentHead, joinPage, type Page } from "@/lib/inspect/page/page";
import { createDocumentReader, type DocumentReader } from "@/lib/inspect/page/read-document";
import type { Net } from "@/lib/net/net";
import type { ByteSink } from "@/lib/net/page/page-receiver";
import type { ReadPageOptions } from "@/lib/net/page/read-page";

export interface ParsePageOptions extends ReadPageOptions {
  /** Called when the page itself begins to answer, after all redirects. */
  readonly onAnswer?: () => void;
  /** Called when the page's head has arrived and more of the page is to come. */
  readonly onHead?: (head: DocumentHead, finalUrl: string) => void;
  /** Whether the head says enough: the body is then received, so that the connection can be kept, but not parsed. */
  readonly isEnough?: (head: DocumentHead) => boolean;
}

/** The page at that address, parsed while its bytes arrive. Throws what `net.readPage` throws. */
export async function parsePage(url: string, net: Net, options: ParsePageOptions = {}): Promise<Page> {
  let reader = createDocumentReader(null);
  const fetched = await net.readPage(
    url,
    ({ contentType, finalUrl }) => {
      options.onAnswer?.();
      reader = createDocumentReader(contentType);
      return new HeadWatch(reader, (head) => {
        options.onHead?.(head, finalUrl);
        return options.isEnough?.(head) ?? false;
      });
    },
    options,
  );
  return joinPage(fetched, reader.end());
}

/** Feeds the reader, asks once about the head when it has ended, and feeds no more if that was enough. */
class HeadWatch implements ByteSink {
  readonly #reader: DocumentReader;
  readonly #isEnough: (head: DocumentHead) => boolean;
  #state: "in the head" | "in the body" | "done" = "in the head";

  constructor(reader: DocumentReader, isEnough: (head: DocumentHead) => boolean) {
    this.#reader = reader;
    this.#isEnough = isEnough;
  }

  write(chunk: Uint8Array): void {
    if (this.#state === "done") return;
    this.#reader.write(chunk);
    const head = this.#state === "in the head" ? this.#reader.head() : null;
    if (head !== null) this.#state = this.#isEnough(head) ? "done" : "in the body";
  }
}
