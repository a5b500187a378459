import { entries } from "../../page/meta-entries";
import { resolveWrittenUrl } from "../../page/placeholders";
import { ADVICE } from "../../platforms/advice.data";
import { embeddedUrl } from "../../url/http-url";
import { isPrivateHost } from "../facts/canonical";
import { needsExport, twitterImage } from "../facts/social-images";
import type { Fix, RuleInput } from "../rule";
import { bytesWords, sizeWords } from "../wording/limits";
import { ALT_KEY, detailTags, type ImageTags, imageFix, withAlt } from "./image-fix";
import { placeholderBlade, placeholderHtml } from "./placeholder";
import { attributeOf, bladeUrl, lines, metaFix, metaHtml } from "./snippet";

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
  const url = first && isTold ? resolveWrittenUrl(first.text, page.baseUrl) : null;
  return url === null ? detailTags(details) : existingImageFix({ ...details, url }, input);
}
