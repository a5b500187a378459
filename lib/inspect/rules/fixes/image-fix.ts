import { ADVICE } from "../../platforms/advice.data";
import { pageName } from "../facts/page-name";
import type { Fix, RuleInput } from "../rule";
import { bytesWords, sizeWords } from "../wording/limits";
import { asPlaceholder } from "./placeholder";
import { bladeSection, bladeUrl, layoutTag, lines, metaBlade, metaHtml, sectionOf } from "./snippet";

export const ALT_KEY = "og:image:alt";

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
export function detailTags(details: Omit<ImageTags, "url">): Fix {
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
export function withAlt(tags: readonly string[], alt: string | null): string {
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
