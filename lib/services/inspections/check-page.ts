import { inspect } from "@/lib/inspect/inspect";
import { readMetadata } from "@/lib/inspect/metadata/read-metadata";
import type { Inspection } from "@/lib/inspect/report";
import type { Net } from "@/lib/net/net";
import { fetchResources } from "./fetch-resources";
import { ImagePreload } from "./image-preload";
import type { OgUrlPages } from "./og-url-pages";
import { parsePage } from "./parse-page";
import type { Progress } from "./progress";

export interface CheckOptions {
  /** Bypasses every cache: of reports, images and robots.txt files. */
  readonly fresh: boolean;
}

interface CheckPageOptions extends CheckOptions {
  /** The cache of pages that og:url names. */
  readonly ogUrlPages?: OgUrlPages;
  /** Called with what the check is doing. */
  report?(progress: Progress): void;
  /** Time for all that the page links to; 5 s when absent. */
  readonly resourcesMs?: number;
  /** Cancels the check: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

const NO_REPORT = () => undefined;

/** Fetches and inspects the page at a URL. Throws what `net.readPage` throws; nothing that the page links to can fail it. */
export async function checkPage(
  url: string,
  net: Net,
  { fresh, ogUrlPages, report = NO_REPORT, resourcesMs, signal }: CheckPageOptions,
): Promise<Inspection> {
  const preload = new ImagePreload(net, { fresh, signal });
  const page = await parsePage(url, net, {
    signal,
    onResponse: () => report({ doing: "reading" }),
    onHead: (head, finalUrl) => preload.start(head, finalUrl),
  }).catch((error: unknown) => {
    preload.cancel();
    throw error;
  });
  const metadata = readMetadata(page);
  const resources = await fetchResources({ page, metadata }, net, {
    fresh,
    report,
    signal,
    preload,
    ogUrlPages,
    resourcesMs,
  });
  signal?.throwIfAborted();
  return inspect(page, resources, metadata);
}
