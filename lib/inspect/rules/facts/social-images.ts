import { openGraphImage, type SocialImage, twitterCardImage } from "../../metadata/social-image";
import { entries } from "../../page/meta-entries";
import type { Page } from "../../page/page";
import { resolveWrittenUrl } from "../../page/placeholders";
import { ADVICE } from "../../platforms/advice.data";
import { PLATFORMS } from "../../platforms/index";
import { reaches } from "../../platforms/limits";
import { PLATFORM_NAMES, type PlatformName } from "../../platforms/names";
import type { ImageFacts } from "../../resources";
import type { RuleInput } from "../rule";
import { imageFailure } from "../wording/failures";
import { misspelledTags } from "./social-tags";

/** More than any platform shows. */
const TAGS_MAX = 100;

/** With one of these codes no image is shown, so its other faults don't matter. */
export const IMAGE_LOST: readonly string[] = [
  "missing_og_image",
  "og_image_invalid_url",
  "og_image_private",
  "og_image_unreachable",
];

/** The image that the page names in Open Graph tags. */
export interface OgImage extends SocialImage {
  /** What is known about the file; null when it was not fetched. */
  readonly facts: ImageFacts | null;
}

/** The page's Open Graph image and what is known about its file; null without any. */
export function ogImage({ page, resources }: Pick<RuleInput, "page" | "resources">): OgImage | null {
  const image = openGraphImage(page);
  if (image === null) return null;
  return { ...image, facts: image.url === null ? null : (resources.images.get(image.url) ?? null) };
}

/** The image that the page names in Twitter's own tags. */
export interface TwitterImage extends SocialImage {
  /** Why it can't be shown, as the end of a sentence; null when it can or was not fetched. */
  readonly failure: string | null;
}

/** The page's image in Twitter's tags and whether its file is broken; null without any. */
export function twitterImage({
  page,
  resources,
}: Pick<RuleInput, "page" | "resources">): TwitterImage | null {
  const image = twitterCardImage(page);
  if (image === null) return null;
  if (image.url === null) return { ...image, failure: "isn't a web URL" };
  const facts = resources.images.get(image.url);
  return { ...image, failure: facts === undefined ? null : imageFailure(facts) };
}

/** The image that the page names under a misspelled key, which no platform reads; null without any. */
export function misspelledImage(page: Page): { readonly written: string; readonly url: string } | null {
  const tag = misspelledTags(page.metas).find(({ meant }) => /^og:image(:url|:secure_url)?$/.test(meant));
  const url = tag === undefined ? null : resolveWrittenUrl(tag.content, page);
  return tag === undefined || url === null ? null : { written: tag.written, url };
}

/** The URL of every image in og:image tags, absolute and each once, in document order; of the first 100 tags. */
export function ogImageUrls(page: Page): readonly string[] {
  const tags = entries(page, "og:image").slice(0, TAGS_MAX);
  const urls = tags.map(({ text }) => resolveWrittenUrl(text, page));
  return [...new Set(urls.filter((url) => url !== null))];
}

/** The platforms that are known to read their image from a tag of that key. */
export function platformsReadingImage(key: string): readonly PlatformName[] {
  return PLATFORM_NAMES.filter((name) => {
    const keys: readonly string[] = PLATFORMS[name].order.image.flatMap(({ value }) => value);
    return keys.includes(key);
  });
}

const FORMATS = ["jpeg", "png", "gif"];
const BYTES_MAX = ADVICE.imageBytes.value;

/** A pixel image whose size is known. */
export interface SizedImage extends ImageFacts {
  readonly width: number;
  readonly height: number;
}

/** Facts of the primary image when its file is an image; null when it isn't or was not fetched. */
export function imageFile(input: RuleInput): ImageFacts | null {
  const facts = ogImage(input)?.facts ?? null;
  return facts?.state === "ok" || facts?.state === "unreadable" ? facts : null;
}

/** The same when its size in pixels is known; an SVG has none of its own. */
export function sizedImage(input: RuleInput): SizedImage | null {
  const facts = imageFile(input);
  if (facts === null || facts.format === "svg") return null;
  const { width, height } = facts;
  return width === null || height === null || width < 1 || height < 1 ? null : { ...facts, width, height };
}

/** Whether another issue asks for a copy of the page's image, for its size, shape, weight or format; false when the image is unknown. */
export function needsExport(input: RuleInput): boolean {
  const image = sizedImage(input);
  if (image === null) return false;
  const { format, bytes } = image;
  return (format !== null && !FORMATS.includes(format)) || (bytes ?? 0) > BYTES_MAX || isWrongSize(image);
}

function isWrongSize(image: SizedImage): boolean {
  const { min, max } = ADVICE.imageRatio.value;
  const ratio = image.width / image.height;
  const most = PLATFORMS.x.image.maxPx.value;
  const isTooLarge = most !== null && !reaches(most, image);
  return ratio < min || ratio > max || isTooLarge || !isSharp(image);
}

/** A few pixels less than advised, as in the common 1200 by 628, nobody sees. */
const HIDDEN_SHARE = 0.05;

/** Whether the image is as large as high-resolution screens need, or nearly so. */
export function isSharp({ width, height }: Pick<SizedImage, "width" | "height">): boolean {
  const { value: advised } = ADVICE.imagePx;
  const least = 1 - HIDDEN_SHARE;
  return width >= advised.width * least && height >= advised.height * least;
}
