import { joinPage } from "@/lib/inspect/page/join-page";
import type { DocumentHead, Page } from "@/lib/inspect/page/page";
import { createDocumentReader, type DocumentReader } from "@/lib/inspect/page/read-document";
import type { Net } from "@/lib/net/net";
import type { ByteSink } from "@/lib/net/page-intake";
import type { ReadPageOptions } from "@/lib/net/read-page";

export interface ParsePageOptions extends ReadPageOptions {
  /** Called when the page itself begins to answer, after all redirects. */
  readonly onAnswer?: () => void;
  /** Called when the page's head has arrived and more of the page is to come. */
  readonly onHead?: (head: DocumentHead, finalUrl: string) => void;
}

/** The page at that address, parsed while its bytes arrive. Throws what `net.readPage` throws. */
export async function parsePage(url: string, net: Net, options: ParsePageOptions = {}): Promise<Page> {
  let reader = createDocumentReader(null);
  const fetched = await net.readPage(
    url,
    ({ contentType, finalUrl }) => {
      options.onAnswer?.();
      reader = createDocumentReader(contentType);
      return options.onHead ? tellHead(reader, (head) => options.onHead?.(head, finalUrl)) : reader;
    },
    options,
  );
  return joinPage(fetched, reader.end());
}

/** Feeds the reader and tells of the head once, when it has ended. */
function tellHead(reader: DocumentReader, tell: (head: DocumentHead) => void): ByteSink {
  let told = false;
  return {
    write(chunk) {
      reader.write(chunk);
      const head = told ? null : reader.head();
      if (head === null) return;
      told = true;
      tell(head);
    },
  };
}
