// What the page links to: images, oEmbed, robots.txt, other pages. The core never fetches: missing-resources.ts lists
// what a check still needs, a service fetches it, and what was not fetched is absent.
import type { ErrorCode } from "@/lib/errors";
import type { Metadata } from "./metadata/metadata";
import type { Page } from "./page/page";
import type { PlatformName } from "./platforms/names";

/** Allowed values of `image.state` in the report. */
export type ImageState =
  | "ok"
  | "unreadable"
  | "http_error"
  | "not_an_image"
  | "unreachable"
  | "timeout"
  | "blocked"
  | "invalid_url"
  | "too_large";

/** What is known of one image file, read from its first bytes. */
export interface ImageFacts {
  /** The absolute URL requested. */
  readonly url: string;
  readonly finalUrl: string;
  readonly state: ImageState;
  readonly status: number | null;
  /** Pixels as displayed (EXIF orientation applied). For svg: its own declared size, if any. */
  readonly width: number | null;
  readonly height: number | null;
  /** Format read from the bytes: `jpeg`, `png`, `gif`, `webp`, `avif`, `svg`, `bmp`, `ico`, `tiff`, `heic` …; null when unknown. */
  readonly format: string | null;
  /** Media type of that format, else the declared one; null when neither is known. */
  readonly mime: string | null;
  /** The image type that a file is sent as although its bytes are no image; absent otherwise. */
  readonly sentAs?: string;
  /** The bytes are an image but for a few before it, with which no program opens it. */
  readonly hasStrayStart?: boolean;
  /** Size of the file in bytes. */
  readonly bytes: number | null;
  /** Milliseconds until the size was known. */
  readonly timeMs: number;
  /** Bytes of the file were read. */
  readonly inspected: boolean;
}

/** The JSON that an oEmbed link of the page returns; only the fields that previews show. */
export interface OEmbed {
  readonly url: string;
  readonly type: string | null;
  readonly title: string | null;
  readonly authorName: string | null;
  readonly providerName: string | null;
  readonly thumbnailUrl: string | null;
  readonly thumbnailWidth: number | null;
  readonly thumbnailHeight: number | null;
}

/** Another page the page names (canonical, og:url): how its server responds and, where a platform reads it, what it holds. */
export interface LinkedPage {
  readonly url: string;
  readonly status: number | null;
  readonly error: ErrorCode | null;
  readonly page: Page | null;
  readonly metadata: Metadata | null;
}

/** The platforms whose crawlers robots.txt blocks, from the page and from its social image. */
export interface RobotsTxt {
  readonly url: string;
  /** The status of the page's robots.txt where its server failed, so that crawlers must assume the worst (RFC 9309, 2.3.1.4). */
  readonly failedStatus?: number;
  readonly pageBlocked: readonly PlatformName[];
  readonly imageBlocked: readonly PlatformName[];
}

/** The status of the page when requested with the user agent of one platform's crawler, from our IP address. */
export interface CrawlerResponse {
  readonly platform: PlatformName;
  readonly status: number;
}

/** Everything fetched beside the page; null or absent when it was not. */
export interface LinkedResources {
  /** By the absolute URL requested: social images, oEmbed thumbnails and icons. */
  readonly images: ReadonlyMap<string, ImageFacts>;
  readonly oembed: OEmbed | null;
  readonly robots: RobotsTxt | null;
  readonly canonical: LinkedPage | null;
  readonly ogUrl: LinkedPage | null;
  /** The page of further tags that `<link rel="opengraph">` names. */
  readonly ogPointer: LinkedPage | null;
  /** Absent when no crawler was tried, or nothing can be said. */
  readonly crawlers?: readonly CrawlerResponse[];
}

/** Nothing was fetched beside the page. */
export const NO_RESOURCES: LinkedResources = {
  images: new Map(),
  oembed: null,
  robots: null,
  canonical: null,
  ogUrl: null,
  ogPointer: null,
};
