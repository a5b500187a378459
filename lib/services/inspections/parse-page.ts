import { type DocumentHead, joinPage, type Page } from "@/lib/inspect/page/page";
import { createDocumentReader, type DocumentReader } from "@/lib/inspect/page/read-document";
import type { Net } from "@/lib/net/net";
import type { ByteSink } from "@/lib/net/page/page-receiver";
import type { ReadPageOptions } from "@/lib/net/page/read-page";

export interface ParsePageOptions extends ReadPageOptions {
  /** Called when the response of the page itself begins, after all redirects. */
  readonly onResponse?: () => void;
  /** Called when the page's head has arrived and more of the page is coming. */
  readonly onHead?: (head: DocumentHead, finalUrl: string) => void;
  /** Whether the head is enough. The body is then received, so that the connection can be reused, but not parsed. */
  readonly isEnough?: (head: DocumentHead) => boolean;
}

/** The page at a URL, parsed while its bytes arrive. Throws what `net.readPage` throws. */
export async function parsePage(url: string, net: Net, options: ParsePageOptions = {}): Promise<Page> {
  let reader = createDocumentReader(null);
  const fetched = await net.readPage(
    url,
    ({ contentType, finalUrl }) => {
      options.onResponse?.();
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

/** Feeds the reader until the head has ended, and the rest unless the head is enough. */
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
