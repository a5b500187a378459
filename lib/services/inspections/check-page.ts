import { inspectInSteps } from "@/lib/inspect/inspect";
import { readMetadata } from "@/lib/inspect/metadata/read-metadata";
import type { DocumentHead } from "@/lib/inspect/page/page";
import type { Inspection } from "@/lib/inspect/report";
import type { Net } from "@/lib/net/net";
import { fetchResources } from "./fetch-resources";
import { ImagePreload } from "./image-preload";
import type { OgUrlPages } from "./og-url-pages";
import { parsePage } from "./parse-page";
import type { Progress } from "./progress";
import { createTurns, type Lane, type Turns } from "./turns";

export interface CheckOptions {
  /** Bypasses every cache: of reports, images and robots.txt files. */
  readonly fresh: boolean;
}

interface CheckPageOptions extends CheckOptions {
  /** The cache of pages that og:url names. */
  readonly ogUrlPages?: OgUrlPages;
  /** Where checks wait for each other; one of its own when absent. */
  readonly turns?: Turns;
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
  { fresh, ogUrlPages, turns = createTurns(), report = NO_REPORT, resourcesMs, signal }: CheckPageOptions,
): Promise<Inspection> {
  const lane = turns.lane();
  const preload = new ImagePreload(net, { fresh, signal });
  const parsing = {
    signal,
    onResponse: () => report({ doing: "reading" }),
    onHead: (head: DocumentHead, finalUrl: string) => preload.start(head, finalUrl),
  };
  const page = await parsePage(url, { net, lane }, parsing).catch((error: unknown) => {
    preload.cancel();
    throw error;
  });
  const metadata = await lane.run(() => readMetadata(page));
  const resources = await fetchResources({ page, metadata }, net, {
    lane,
    fresh,
    report,
    signal,
    preload,
    ogUrlPages,
    resourcesMs,
  });
  signal?.throwIfAborted();
  return inTurns(lane, inspectInSteps(page, resources, metadata));
}

/** Runs the steps one by one. */
async function inTurns<T>(lane: Lane, steps: Iterator<void, T>): Promise<T> {
  let step = await lane.run(() => steps.next());
  while (!step.done) step = await lane.run(() => steps.next());
  return step.value;
}
