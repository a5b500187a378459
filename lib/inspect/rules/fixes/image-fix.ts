import { entries } from "../../page/meta-entries";
import { resolveWrittenUrl } from "../../page/placeholders";
import { ADVICE } from "../../platforms/advice.data";
import { embeddedUrl } from "../../url/http-url";
import { isPrivateHost } from "../facts/canonical";
import { pageName } from "../facts/page-name";
import { needsExport, twitterImage } from "../facts/social-images";
import type { Fix, RuleInput } from "../rule";
import { bytesWords, sizeWords } from "../wording/words";
import { asPlaceholder, placeholderBlade, placeholderHtml } from "./placeholder";
import {
  attributeOf,
  bladeSection,
  bladeUrl,
  layoutTag,
  lines,
  metaBlade,
  metaFix,
  metaHtml,
  sectionOf,
} from "./snippet";

const ALT_KEY = "og:image:alt";

/** An image as its tags should describe it; null where that is not known. */
export interface ImageTags {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
}

/** og:image and the tags that describe it, for both targets. */
export function imageFix(image: ImageTags, pageUrl: string): Fix {
  const details = detailsOf(image);
  const blade = `<meta property="og:image" content="${bladeUrl(image.url, pageUrl)}">`;
  return {
    html: lines(
      metaHtml("property", "og:image", image.url),
      ...details.map(([key, content]) => metaHtml("property", key, content)),
    ),
    laravel: bladeOf([blade], image),
  };
}

/** Tags that describe an image, for both targets. */
function detailTags(details: Omit<ImageTags, "url">): Fix {
  const tags = detailsOf(details);
  return {
    html: lines(...tags.map(([key, content]) => metaHtml("property", key, content))),
    laravel: bladeOf([], details),
  };
}

function bladeOf(first: readonly string[], { width, height, alt }: Omit<ImageTags, "url">): string {
  const sizes = detailsOf({ width, height, alt: null });
  return withAlt([...first, ...sizes.map(([key, content]) => metaBlade("property", key, content))], alt);
}

/** The alt text differs from page to page, so a Laravel layout leaves it to the page's view. */
function withAlt(tags: readonly string[], alt: string | null): string {
  if (alt === null) return lines(...tags);
  return lines(
    "{{-- In the layout's head --}}",
    ...tags,
    layoutTag(ALT_KEY),
    "{{-- In this page's view --}}",
    bladeSection(sectionOf(ALT_KEY), alt),
  );
}

const NEW_IMAGE_TASK = `upload a JPEG of ${sizeWords(ADVICE.imagePx)} pixels under ${bytesWords(ADVICE.imageBytes)} to this URL first, or name an image you have`;

/** A URL where a page without an image can put one, and its tags in the recommended size. */
export function newImageFix(input: RuleInput): { readonly url: string; readonly fix: Fix } {
  const pageUrl = input.page.finalUrl;
  const url = new URL("/og-image.jpg", pageUrl).href;
  const tags = imageFix({ url, ...ADVICE.imagePx.value, alt: pageName(input) }, pageUrl);
  return { url, fix: asPlaceholder(tags, NEW_IMAGE_TASK) };
}

type KeyAndContent = readonly [key: string, content: string];

function detailsOf({ width, height, alt }: Omit<ImageTags, "url">): readonly KeyAndContent[] {
  const details: KeyAndContent[] = [];
  if (width !== null && height !== null) {
    details.push(["og:image:width", String(width)], ["og:image:height", String(height)]);
  }
  if (alt !== null) details.push([ALT_KEY, alt]);
  return details;
}

const { width, height } = ADVICE.imagePx.value;
const OG_ALIASES = ["og:image:url", "og:image:secure_url"];
const TYPE_KEY = "og:image:type";
const TASK = `export the image to this URL first: a JPEG of ${sizeWords(ADVICE.imagePx)} pixels under ${bytesWords(ADVICE.imageBytes)}`;

/** The tags of an exported copy of the image that suits every platform, with the export as a task in a comment. */
export function exportFix(url: string, input: RuleInput, alt: string | null = null): Fix {
  const pageUrl = input.page.finalUrl;
  const copy = copyOf(originalOf(url), pageUrl);
  const tags = imageFix({ url: copy, width, height, alt: null }, pageUrl);
  const aliases = aliasesOf(url, input);
  const types = entries(input.page, TYPE_KEY).length > 0 ? [metaFix("property", TYPE_KEY, "image/jpeg")] : [];
  const blade = (key: string) => `<meta ${attributeOf(key)}="${key}" content="${bladeUrl(copy, pageUrl)}">`;
  return {
    html: lines(
      placeholderHtml(TASK),
      tags.html ?? "",
      ...types.map(({ html }) => html ?? ""),
      ...(alt === null ? [] : [metaHtml("property", ALT_KEY, alt)]),
      ...aliases.map((key) => metaHtml(attributeOf(key), key, copy)),
    ),
    laravel: withAlt(
      [
        placeholderBlade(TASK),
        tags.laravel ?? "",
        ...types.map(({ laravel }) => laravel ?? ""),
        ...aliases.map(blade),
      ],
      alt,
    ),
  };
}

/** The other tags that name the old image: left unchanged, they would add it as a second image. */
function aliasesOf(url: string, input: RuleInput): readonly string[] {
  const stated = OG_ALIASES.filter((key) => entries(input.page, key).length > 0);
  return twitterImage(input)?.url === url ? [...stated, "twitter:image"] : stated;
}

/** The original file, where the URL is that of a service that resizes it. */
function originalOf(url: string): string {
  const carried = embeddedUrl(url);
  return carried === null || isPrivateHost(carried) ? url : carried;
}

/**
 * A new URL, since platforms cache the file of the old one: `/a/tides.png` is `/a/tides-1200x630.jpg`. A
 * page on https needs its images there too.
 */
function copyOf(url: string, pageUrl: string): string {
  const { host, pathname } = new URL(url);
  const protocol = pageUrl.startsWith("https:") ? "https:" : new URL(url).protocol;
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  const name = pathname.slice(folder.length).replace(/\.\w{1,5}$/, "") || "og-image";
  return new URL(`${folder}${name}-${width}x${height}.jpg`, `${protocol}//${host}`).href;
}

/**
 * og:image and the tags that describe it, for both targets. Where another issue asks for a copy of the image, they name
 * that copy: otherwise this fix, pasted after that issue's, would undo it.
 */
export function existingImageFix(image: ImageTags, input: RuleInput): Fix {
  return needsExport(input) ? exportFix(image.url, input, image.alt) : imageFix(image, input.page.finalUrl);
}

/**
 * Tags that describe the page's image. They count for the og:image above them, so where the page has several of
 * those, the first comes along; a size belongs to one file, so where that is to be another, it comes along too.
 */
export function imageDetailsFix(details: Omit<ImageTags, "url">, input: RuleInput): Fix {
  const { page } = input;
  const [first, second] = entries(page, "og:image");
  const isTold = second !== undefined || (details.width !== null && needsExport(input));
  const url = first && isTold ? resolveWrittenUrl(first.text, page) : null;
  return url === null ? detailTags(details) : existingImageFix({ ...details, url }, input);
}
