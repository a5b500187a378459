// What the core would like to know beyond the page itself. A service fetches it, adds it to `linked` and asks again.
import type { Linked } from "./linked";
import { linkTo } from "./metadata/html-head";
import type { Metadata } from "./metadata/metadata";
import { socialImage } from "./metadata/social-image";
import { ogUrl } from "./metadata/social-tags";
import type { Page } from "./page/page";
import { refuses } from "./platforms/resolve/crawl-failure";
import { imageCandidates } from "./platforms/resolve/image-candidates";
import { sameAddress } from "./url/same-page";

/** Absolute addresses that are not in `linked` yet and worth fetching, each list in the order of what it is worth. */
export interface Wanted {
  /** Images and icons to look into, at most 8. */
  readonly images: readonly string[];
  /** The page's first oEmbed document in JSON. */
  readonly oembed: string | null;
  /** The canonical address, where it is another page. */
  readonly canonical: string | null;
  /** og:url, where it is another page. */
  readonly ogUrl: string | null;
  /** The page of further tags that facebook is led to. */
  readonly ogPointer: string | null;
  /** The social image that robots.txt may keep from platforms; null when the page offers none. */
  readonly socialImage: string | null;
  /** Origins whose robots.txt is asked: the page's, then that of its social image. */
  readonly robots: readonly string[];
  /** Whether the site may answer link readers otherwise than us, so that it is worth asking. */
  readonly crawlers: boolean;
}

const JSON_OEMBED = /\/json\+oembed$/;

/** What is still missing about a page. Once an oEmbed answer is linked, its thumbnail is among the images. */
export function wanted(page: Page, metadata: Metadata, linked: Linked): Wanted {
  const oembed = metadata.oembed.find(({ type }) => JSON_OEMBED.test(type))?.url ?? null;
  const canonical = otherPage(metadata.canonical, page);
  const shared = otherPage(ogUrl(page)?.url ?? null, page);
  const image = socialImage(page)?.url ?? null;
  return {
    images: imageCandidates({ page, metadata, linked }).filter((url) => !linked.images.has(url)),
    oembed: linked.oembed === null ? oembed : null,
    canonical: linked.canonical === null ? canonical : null,
    ogUrl: linked.ogUrl === null ? shared : null,
    ogPointer: linked.ogPointer === null ? otherPage(linkTo(page, "opengraph"), page) : null,
    socialImage: image,
    robots: linked.robots === null ? origins(page.finalUrl, image) : [],
    crawlers: linked.crawlers === undefined && (varies(page) || turnsAway(image, linked)),
  };
}

/** The site says itself that its answer depends on who asks (RFC 9110, section 12.5.5). */
function varies({ headers }: Page): boolean {
  return /(?:^|,)\s*user-agent\s*(?:,|$)/i.test(headers.vary ?? "");
}

function turnsAway(image: string | null, { images }: Linked): boolean {
  return image !== null && refuses(images.get(image)?.status ?? null);
}

function otherPage(url: string | null, { finalUrl }: Page): string | null {
  return url === null || sameAddress(url, finalUrl) ? null : url;
}

function origins(...addresses: readonly (string | null)[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : new URL(address).origin)))];
}
