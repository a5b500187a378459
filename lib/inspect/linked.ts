// What the page points at, fetched beside it. The core never fetches: it says what it wants (wanted.ts),
// a service brings it, and everything not brought is simply absent.
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

/** What was learnt of one image file, from its first bytes. */
export interface ImageFacts {
  /** The absolute address asked for. */
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
  /** Weight of the whole file in bytes. */
  readonly bytes: number | null;
  /** Milliseconds until the size was known. */
  readonly timeMs: number;
  /** Bytes of the file were read. */
  readonly inspected: boolean;
}

/** The JSON an oEmbed link of the page answers with; only the fields that link readers show. */
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

/** Another page the page names (canonical, og:url): how it answers and, where a platform reads it, what it holds. */
export interface LinkedPage {
  readonly url: string;
  readonly status: number | null;
  readonly error: ErrorCode | null;
  readonly page: Page | null;
  readonly metadata: Metadata | null;
}

/** Which platforms' crawlers robots.txt keeps away. */
export interface RobotsTxt {
  readonly url: string;
  readonly pageBlocked: readonly PlatformName[];
  readonly imageBlocked: readonly PlatformName[];
}

/** How the page answered when it was asked for under the name of one platform's crawler, from our address. */
export interface CrawlerAnswer {
  readonly platform: PlatformName;
  readonly status: number;
}

export interface Linked {
  /** By the absolute address asked for: social images, oEmbed thumbnails and icons. */
  readonly images: ReadonlyMap<string, ImageFacts>;
  readonly oembed: OEmbed | null;
  readonly robots: RobotsTxt | null;
  readonly canonical: LinkedPage | null;
  readonly ogUrl: LinkedPage | null;
  /** The page of further tags that `<link rel="opengraph">` names. */
  readonly ogPointer: LinkedPage | null;
  /** Absent when it was not worth asking, or nothing can be said. */
  readonly crawlers?: readonly CrawlerAnswer[];
}

export const NOTHING_LINKED: Linked = {
  images: new Map(),
  oembed: null,
  robots: null,
  canonical: null,
  ogUrl: null,
  ogPointer: null,
};
