// What a check still has to fetch beside the page. A service fetches it, adds it to `resources` and looks again.

import { linkTo } from "./metadata/html-head";
import type { Metadata } from "./metadata/metadata";
import { socialImage } from "./metadata/social-image";
import { ogUrl } from "./metadata/social-tags";
import type { Page } from "./page/page";
import { isCrawlerBlocked } from "./platforms/resolve/crawl-failure";
import { imageCandidates } from "./platforms/resolve/image-candidates";
import type { LinkedResources } from "./resources";
import { isSamePage } from "./url/http-url";

/** Absolute URLs worth fetching that are not in `resources` yet, the most useful first. */
export interface MissingResources {
  /** Images and icons to look into, at most 8. */
  readonly images: readonly string[];
  /** The page's first oEmbed document in JSON. */
  readonly oembed: string | null;
  /** The canonical URL, where it is another page. */
  readonly canonical: string | null;
  /** og:url, where it is another page. */
  readonly ogUrl: string | null;
  /** The page of further tags that `<link rel="opengraph">` points Facebook to. */
  readonly ogPointer: string | null;
  /** The social image that robots.txt may block; null when the page offers none. */
  readonly socialImage: string | null;
  /** Origins whose robots.txt is fetched: the page's, then that of its social image. */
  readonly robots: readonly string[];
  /** Whether the site may treat crawlers differently from us, so that it is worth trying their user agents. */
  readonly crawlers: boolean;
}

const JSON_OEMBED = /\/json\+oembed$/;

/** What is still missing for a page. Once its oEmbed document is in `resources`, the thumbnail is among the images. */
export function missingResources(
  page: Page,
  metadata: Metadata,
  resources: LinkedResources,
): MissingResources {
  const oembed = metadata.oembed.find(({ type }) => JSON_OEMBED.test(type))?.url ?? null;
  const canonical = otherPage(metadata.canonical, page);
  const shared = otherPage(ogUrl(page)?.url ?? null, page);
  const image = socialImage(page)?.url ?? null;
  return {
    images: imageCandidates({ page, metadata, resources }).filter((url) => !resources.images.has(url)),
    oembed: resources.oembed === null ? oembed : null,
    canonical: resources.canonical === null ? canonical : null,
    ogUrl: resources.ogUrl === null ? shared : null,
    ogPointer: resources.ogPointer === null ? otherPage(linkTo(page, "opengraph"), page) : null,
    socialImage: image,
    robots: resources.robots === null ? origins(page.finalUrl, image) : [],
    crawlers: resources.crawlers === undefined && (varies(page) || turnsAway(image, resources)),
  };
}

/** The response depends on the user agent, by its own `Vary` (RFC 9110, section 12.5.5). */
function varies({ headers }: Page): boolean {
  return /(?:^|,)\s*user-agent\s*(?:,|$)/i.test(headers.vary ?? "");
}

function turnsAway(image: string | null, { images }: LinkedResources): boolean {
  return image !== null && isCrawlerBlocked(images.get(image)?.status ?? null);
}

function otherPage(url: string | null, { finalUrl }: Page): string | null {
  return url === null || isSamePage(url, finalUrl) ? null : url;
}

function origins(...urls: readonly (string | null)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url === null ? [] : new URL(url).origin)))];
}
