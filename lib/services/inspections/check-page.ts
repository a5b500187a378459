import { inspect } from "@/lib/inspect/inspect";
import { readMetadata } from "@/lib/inspect/metadata/read-metadata";
import type { Inspection } from "@/lib/inspect/report";
import type { Net } from "@/lib/net/net";
import { fetchResources } from "./fetch-resources";
import { EarlyImage } from "./image-preload";
import type { NamedPages } from "./og-url-pages";
import { parsePage } from "./parse-page";
import type { Progress } from "./progress";

export interface CheckOptions {
  /** Nothing that was remembered will do: neither a report, nor an image, nor a robots.txt. */
  readonly fresh: boolean;
}

interface Reported extends CheckOptions {
  /** Those known from other checks. */
  readonly namedPages?: NamedPages;
  /** Told what the check is doing now, where somebody wants to know. */
  report?(progress: Progress): void;
  /** Time for all that the page links to; 5 s when absent. */
  readonly resourcesMs?: number;
  /** Ends the check: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

const NOBODY = () => undefined;

/** The whole inspection of the page at that address. Throws what `net.readPage` throws; nothing the page links to can fail it. */
export async function checkPage(
  url: string,
  net: Net,
  { fresh, namedPages, report = NOBODY, resourcesMs, signal }: Reported,
): Promise<Inspection> {
  const early = new EarlyImage(net, { fresh, signal });
  const page = await parsePage(url, net, {
    signal,
    onAnswer: () => report({ doing: "reading" }),
    onHead: (head, finalUrl) => early.ask(head, finalUrl),
  }).catch((error: unknown) => {
    early.drop();
    throw error;
  });
  const metadata = readMetadata(page);
  const resources = await fetchResources({ page, metadata }, net, {
    fresh,
    report,
    signal,
    early,
    namedPages,
    resourcesMs,
  });
  signal?.throwIfAborted();
  return inspect(page, resources, metadata);
}
