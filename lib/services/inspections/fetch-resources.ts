import { AppError, type ErrorCode } from "@/lib/errors";
import { metadataSteps } from "@/lib/inspect/metadata/read-metadata";
import { ogUrl } from "@/lib/inspect/metadata/social-tags";
import type { MissingResources } from "@/lib/inspect/missing-resources";
import type { DocumentHead } from "@/lib/inspect/page/page";
import { isCompleteForFacebook } from "@/lib/inspect/platforms/facebook/facebook";
import { type LinkedPage, type LinkedResources, NO_RESOURCES } from "@/lib/inspect/resources";
import { isSamePage } from "@/lib/inspect/url/http-url";
import { isSameSite } from "@/lib/inspect/url/site-domain";
import type { Net } from "@/lib/net/net";
import { startDeadline } from "@/lib/net/transport/deadline";
import type { OgUrlPages } from "./og-url-pages";
import type { ImagePreload } from "./page/image-preload";
import { parsePage } from "./page/parse-page";
import type { PageAtHand } from "./page/receive-page";
import type { Lane } from "./page/turns";
import type { Progress } from "./progress";
import { readCrawlers, readRobots } from "./read-crawlers";
import { readOEmbed } from "./read-oembed";

/** The time for everything a page links to, in addition to the page's own. */
export const RESOURCES_DEADLINE_MS = 5_000;

/** Facebook follows og:url to the end; a chain longer than this is a mistake. */
const OG_URL_STEPS_MAX = 3;

/** These tell how busy we are or how often we fetched from that host, nothing about the page: it counts as not tried. */
const NOT_TRIED: readonly ErrorCode[] = ["overloaded", "unavailable"];

interface ResourceOptions {
  /** The steps in which other pages are parsed. */
  readonly lane: Lane;
  /** The image that is fetched while the page arrives. */
  readonly preload?: ImagePreload;
  /** The cache of pages that og:url names. */
  readonly ogUrlPages?: OgUrlPages;
  /** Bypasses the cache. */
  readonly fresh: boolean;
  report(progress: Progress): void;
  /** Time for all of it; 5 s when absent. */
  readonly resourcesMs?: number;
  /** Stops fetching: what has not arrived is absent. */
  readonly signal?: AbortSignal;
}

/** What the page links to and a preview or rule needs, fetched at once; what does not arrive in time is absent. */
export async function fetchResources(
  page: PageAtHand,
  net: Net,
  options: ResourceOptions,
): Promise<LinkedResources> {
  const {
    lane,
    preload,
    ogUrlPages,
    fresh,
    report,
    resourcesMs = RESOURCES_DEADLINE_MS,
    signal: outer,
  } = options;
  const { signal, clear } = startDeadline(resourcesMs, outer ? [outer] : []);
  try {
    return await fetchAll({
      page,
      net,
      lane,
      preload,
      ogUrlPages,
      fresh,
      signal,
      onImage: imageCounter(report),
    });
  } finally {
    clear();
  }
}

async function fetchAll(context: FetchContext): Promise<LinkedResources> {
  const { page } = context;
  const missing = await page.missing(NO_RESOURCES);
  const first = await fetchMissing(missing, context);
  // The responses may name more images (an oEmbed thumbnail, the image of the og:url page), and a blocked image raises
  // the question whom else the site blocks.
  const more = await page.missing(first);
  const [images, crawlers] = await Promise.all([
    probeAll(more.images, first.images, context),
    more.crawlers && !missing.crawlers ? readCrawlers(context) : first.crawlers,
  ]);
  return { ...first, images, crawlers };
}

interface FetchContext {
  readonly page: PageAtHand;
  readonly net: Net;
  readonly lane: Lane;
  readonly preload: ImagePreload | undefined;
  readonly ogUrlPages: OgUrlPages | undefined;
  /** Bypasses the cache. */
  readonly fresh: boolean;
  readonly signal: AbortSignal;
  /** Called when images are going to be fetched, and for each that has been. */
  readonly onImage: (step: keyof ImageCount, count: number) => void;
}

interface ImageCount {
  images: number;
  measured: number;
}

/** Reports after every image how many are done. */
function imageCounter(report: ResourceOptions["report"]): FetchContext["onImage"] {
  const count: ImageCount = { images: 0, measured: 0 };
  return (step, more) => {
    count[step] += more;
    report({ doing: "measuring", ...count });
  };
}

async function fetchMissing(missing: MissingResources, context: FetchContext): Promise<LinkedResources> {
  const { net, signal } = context;
  const ogUrlPage = missing.ogUrl === null ? null : fetchOgUrlPage(missing.ogUrl, context);
  const [images, oembed, ogUrl, ogPointer, canonical, robots, crawlers] = await Promise.all([
    probeAll(missing.images, NO_RESOURCES.images, context),
    missing.oembed === null ? null : readOEmbed(missing.oembed, net, signal),
    ogUrlPage,
    missing.ogPointer === null ? null : fetchLinkedPage(missing.ogPointer, context),
    fetchCanonical(missing, ogUrlPage, context),
    readRobots(missing, context),
    missing.crawlers ? readCrawlers(context) : undefined,
  ]);
  return { images, oembed, ogUrl, ogPointer, canonical, robots, crawlers };
}

/** The facts known so far and those of `urls`. */
async function probeAll(
  urls: readonly string[],
  known: LinkedResources["images"],
  { net, preload, fresh, signal, onImage }: FetchContext,
): Promise<LinkedResources["images"]> {
  onImage("images", urls.length);
  const facts = await Promise.all(
    urls.map(async (url) => {
      const fact = await (preload?.take(url) ?? net.probeImage(url, { signal, fresh }));
      onImage("measured", 1);
      return fact;
    }),
  );
  const found = facts.flatMap((one) => (one === null ? [] : [[one.url, one] as const]));
  return new Map([...known, ...found]);
}

/** The page that og:url names, parsed as far as Facebook's preview of it needs. */
async function fetchOgUrlPage(url: string, context: FetchContext): Promise<LinkedPage | null> {
  const { ogUrlPages, fresh } = context;
  const cached = fresh ? null : ogUrlPages?.get(url);
  const known = cached instanceof Promise ? await cached : cached;
  if (known) return known;
  const found = await followOgUrl(await fetchLinkedPage(url, context, isCompleteForFacebook), context);
  // A truncated page is worth another try.
  if (found?.page?.truncated === false) await ogUrlPages?.set(found);
  return found;
}

/** The page behind the named page's own og:url, and so on within the domain; the last one that loads. */
async function followOgUrl(first: LinkedPage | null, context: FetchContext): Promise<LinkedPage | null> {
  const urls = [context.page.finalUrl];
  let last = first;
  while (last?.page && urls.length <= OG_URL_STEPS_MAX) {
    const { finalUrl } = last.page;
    urls.push(finalUrl);
    const next = ogUrl(last.page)?.url ?? null;
    if (next === null || !isSameSite(next, finalUrl) || urls.some((url) => isSamePage(url, next))) break;
    const found = await fetchLinkedPage(next, context, isCompleteForFacebook);
    if (!found?.page || found.page.status >= 400) break;
    last = { ...found, url: last.url };
  }
  return last;
}

/** A page from which Facebook takes its preview, parsed. */
async function fetchLinkedPage(
  url: string,
  { net, lane, signal }: FetchContext,
  isEnough?: (head: DocumentHead) => boolean,
): Promise<LinkedPage | null> {
  try {
    const page = await parsePage(url, { net, lane }, { signal, isEnough });
    const metadata = await lane.runAll(metadataSteps(page));
    return { url, status: page.status, error: null, page, metadata };
  } catch (error) {
    return failed(url, error);
  }
}

/** The status of the canonical URL, without its body. Mostly it is og:url's, which is fetched once. */
async function fetchCanonical(
  { canonical: url, ogUrl }: MissingResources,
  ogUrlPage: Promise<LinkedPage | null> | null,
  { net, signal }: FetchContext,
): Promise<LinkedPage | null> {
  if (url === null) return null;
  if (url === ogUrl) return ogUrlPage;
  try {
    const { status } = await net.probeStatus(url, { signal });
    return { url, status, error: null, page: null, metadata: null };
  } catch (error) {
    return failed(url, error);
  }
}

function failed(url: string, error: unknown): LinkedPage | null {
  const known = error instanceof AppError ? error : new AppError("timeout", { cause: error });
  if (NOT_TRIED.includes(known.code)) return null;
  return { url, status: known.detail.upstreamStatus ?? null, error: known.code, page: null, metadata: null };
}
