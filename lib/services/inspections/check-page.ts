import { EncodedInspection } from "@/lib/cache/encoded-inspection";
import { AppError } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import type { Net } from "@/lib/net/net";
import { fetchResources } from "./fetch-resources";
import type { OgUrlPages } from "./og-url-pages";
import { ImagePreload } from "./page/image-preload";
import type { PageThread } from "./page/page-thread";
import { BUSY_SECONDS, receivePage } from "./page/receive-page";
import { createTurns, type Lane, type Turns } from "./page/turns";
import type { Progress } from "./progress";

export interface CheckOptions {
  /** Bypasses every cache: of reports, images and robots.txt files. */
  readonly fresh: boolean;
}

interface CheckPageOptions extends CheckOptions {
  /** The cache of pages that og:url names. */
  readonly ogUrlPages?: OgUrlPages;
  /** Where checks wait for each other; one of its own when absent. */
  readonly turns?: Turns;
  /** Where large pages are parsed and judged; on this thread when absent. */
  readonly thread?: PageThread | null;
  /** Who asks for it, so that callers get their shares; the service's own work when absent. */
  readonly caller?: string;
  /** Called with what the check is doing. */
  report?(progress: Progress): void;
  /** Time for all that the page links to; 5 s when absent. */
  readonly resourcesMs?: number;
  /** Cancels the check: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Whose checks those of audits and monitors are. */
const OWN_WORK = "jobs";
const NO_REPORT = () => undefined;

/**
 * Fetches and inspects the page at a URL. Throws `overloaded` where too many checks wait, and what `net.readPage` throws;
 * nothing that the page links to can fail it.
 */
export async function checkPage(url: string, net: Net, options: CheckPageOptions): Promise<Inspection> {
  const found = await inspectUrl(url, net, options);
  return found instanceof EncodedInspection ? found.decode() : found;
}

/** Does the same. What the other thread inspected comes encoded, since reading a large one takes some milliseconds. */
export async function inspectUrl(
  url: string,
  net: Net,
  options: CheckPageOptions,
): Promise<Inspection | EncodedInspection> {
  const { turns = createTurns(), caller = OWN_WORK, signal } = options;
  // Jobs are few, and nobody waits for them.
  if (caller !== OWN_WORK && turns.isOverloaded(caller)) {
    throw new AppError("overloaded", { retryAfter: BUSY_SECONDS });
  }
  return turns.check(caller, (lane) => inspectInTurns(url, { net, lane, caller }, options), signal);
}

async function inspectInTurns(
  url: string,
  { net, lane, caller }: { readonly net: Net; readonly lane: Lane; readonly caller: string },
  { fresh, ogUrlPages, thread = null, report = NO_REPORT, resourcesMs, signal }: CheckPageOptions,
): Promise<Inspection | EncodedInspection> {
  const preload = new ImagePreload(net, { fresh, signal });
  const page = await receivePage(
    url,
    { net, lane, thread, caller },
    {
      signal,
      onResponse: () => report({ doing: "reading" }),
      onImage: (image, finalUrl) => preload.start(image, finalUrl),
    },
  ).catch((error: unknown) => {
    preload.cancel();
    throw error;
  });
  try {
    const options = { lane, fresh, report, signal, preload, ogUrlPages, resourcesMs };
    const resources = await fetchResources(page, net, options);
    signal?.throwIfAborted();
    return await page.inspect(resources);
  } finally {
    page.drop();
  }
}
