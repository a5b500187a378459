import { AppError, type ErrorCode } from "@/lib/errors";
import type { Metadata } from "@/lib/inspect/metadata/metadata";
import { readMetadata } from "@/lib/inspect/metadata/read-metadata";
import { type MissingResources, missingResources } from "@/lib/inspect/missing-resources";
import type { DocumentHead, Page } from "@/lib/inspect/page/page";
import { isCompleteForFacebook } from "@/lib/inspect/platforms/facebook/facebook";
import { type LinkedPage, type LinkedResources, NO_RESOURCES } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";
import { startDeadline } from "@/lib/net/transport/deadline";
import type { EarlyImage } from "./image-preload";
import type { NamedPages } from "./og-url-pages";
import { parsePage } from "./parse-page";
import type { Progress } from "./progress";
import { readCrawlers } from "./read-crawlers";
import { readOEmbed } from "./read-oembed";
import { readRobots } from "./read-robots";

/** All that a page links to shares this much time, beside the page's own. */
export const RESOURCES_DEADLINE_MS = 5_000;

/** These speak of how busy we are, or of how often that host was asked, not of the page: it counts as not looked at. */
const NOT_TRIED: readonly ErrorCode[] = ["overloaded", "unavailable"];

/** A page and what it states. */
interface Subject {
  readonly page: Page;
  readonly metadata: Metadata;
}

interface ResourceOptions {
  /** The image that was asked for before the page had arrived. */
  readonly early?: EarlyImage;
  /** Those known from other checks. */
  readonly namedPages?: NamedPages;
  /** Nothing remembered will do. */
  readonly fresh: boolean;
  report(progress: Progress): void;
  /** Time for all of it; 5 s when absent. */
  readonly resourcesMs?: number;
  /** Ends the reading: what has not arrived is absent. */
  readonly signal?: AbortSignal;
}

/** What the page links to and a preview or rule needs, fetched at once; what does not arrive in time is absent. */
export async function fetchResources(
  { page, metadata }: Subject,
  net: Net,
  options: ResourceOptions,
): Promise<LinkedResources> {
  const { early, namedPages, fresh, report, resourcesMs = RESOURCES_DEADLINE_MS, signal: outer } = options;
  const { signal, clear } = startDeadline(resourcesMs, outer ? [outer] : []);
  try {
    return await readAll({
      page,
      metadata,
      net,
      early,
      namedPages,
      fresh,
      signal,
      onImage: imageCounter(report),
    });
  } finally {
    clear();
  }
}

async function readAll(errand: Errand): Promise<LinkedResources> {
  const { page, metadata } = errand;
  const want = missingResources(page, metadata, NO_RESOURCES);
  const first = await bring(want, errand);
  // The answers may name more pictures (an oEmbed thumbnail, the image of the og:url page), and a picture that is
  // refused raises the question whom else the site refuses.
  const more = missingResources(page, metadata, first);
  const [images, crawlers] = await Promise.all([
    probeAll(more.images, first.images, errand),
    more.crawlers && !want.crawlers ? readCrawlers(errand) : first.crawlers,
  ]);
  return { ...first, images, crawlers };
}

interface Errand extends Subject {
  readonly net: Net;
  readonly early: EarlyImage | undefined;
  readonly namedPages: NamedPages | undefined;
  /** Nothing remembered will do. */
  readonly fresh: boolean;
  readonly signal: AbortSignal;
  /** Called when an image is asked for and again when it has been looked into. */
  readonly onImage: (step: keyof ImageCount, count: number) => void;
}

interface ImageCount {
  images: number;
  measured: number;
}

/** Reports after every image how many of them are done. */
function imageCounter(report: ResourceOptions["report"]): Errand["onImage"] {
  const count: ImageCount = { images: 0, measured: 0 };
  return (step, more) => {
    count[step] += more;
    report({ doing: "measuring", ...count });
  };
}

async function bring(want: MissingResources, errand: Errand): Promise<LinkedResources> {
  const { net, signal } = errand;
  const shared = want.ogUrl === null ? null : readNamedPage(want.ogUrl, errand);
  const [images, oembed, ogUrl, ogPointer, canonical, robots, crawlers] = await Promise.all([
    probeAll(want.images, NO_RESOURCES.images, errand),
    want.oembed === null ? null : readOEmbed(want.oembed, net, signal),
    shared,
    want.ogPointer === null ? null : readLinkedPage(want.ogPointer, errand),
    readCanonical(want, shared, errand),
    readRobots(want, errand),
    want.crawlers ? readCrawlers(errand) : undefined,
  ]);
  return { images, oembed, ogUrl, ogPointer, canonical, robots, crawlers };
}

/** The facts known so far and those of `urls` that were looked into. */
async function probeAll(
  urls: readonly string[],
  known: LinkedResources["images"],
  { net, early, fresh, signal, onImage }: Errand,
): Promise<LinkedResources["images"]> {
  onImage("images", urls.length);
  const facts = await Promise.all(
    urls.map(async (url) => {
      const fact = await (early?.take(url) ?? net.probeImage(url, { signal, fresh }));
      onImage("measured", 1);
      return fact;
    }),
  );
  const found = facts.flatMap((one) => (one === null ? [] : [[one.url, one] as const]));
  return new Map([...known, ...found]);
}

/** The page that og:url names, parsed as far as Facebook's card of it needs. */
async function readNamedPage(url: string, errand: Errand): Promise<LinkedPage | null> {
  const { namedPages, fresh } = errand;
  const known = fresh ? null : namedPages?.get(url);
  if (known) return known;
  const found = await readLinkedPage(url, errand, isCompleteForFacebook);
  // One that broke off is worth another try.
  if (found?.page?.truncated === false) namedPages?.set(found);
  return found;
}

/** A page that facebook draws its card from, parsed. */
async function readLinkedPage(
  url: string,
  { net, signal }: Errand,
  isEnough?: (head: DocumentHead) => boolean,
): Promise<LinkedPage | null> {
  try {
    const page = await parsePage(url, net, { signal, isEnough });
    return { url, status: page.status, error: null, page, metadata: readMetadata(page) };
  } catch (error) {
    return failed(url, error);
  }
}

/** How the canonical address answers, its body unread; mostly it is og:url's, which is asked once. */
async function readCanonical(
  { canonical: url, ogUrl }: MissingResources,
  shared: Promise<LinkedPage | null> | null,
  { net, signal }: Errand,
): Promise<LinkedPage | null> {
  if (url === null) return null;
  if (url === ogUrl) return shared;
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
