import { joinPage } from "@/lib/inspect/page/join-page";
import type { Page } from "@/lib/inspect/page/page";
import { createDocumentReader } from "@/lib/inspect/page/read-document";
import type { Net } from "@/lib/net/net";
import type { ReadPageOptions } from "@/lib/net/read-page";

export interface ParsePageOptions extends ReadPageOptions {
  /** Called when the page itself begins to answer, after all redirects. */
  readonly onAnswer?: () => void;
}

/** The page at that address, parsed while its bytes arrive. Throws what `net.readPage` throws. */
export async function parsePage(url: string, net: Net, options: ParsePageOptions = {}): Promise<Page> {
  let reader = createDocumentReader(null);
  const fetched = await net.readPage(
    url,
    ({ contentType }) => {
      options.onAnswer?.();
      reader = createDocumentReader(contentType);
      return reader;
    },
    options,
  );
  return joinPage(fetched, reader.end());
}
