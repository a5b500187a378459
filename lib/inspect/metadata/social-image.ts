import { oncePerObject } from "../once-per-object";
import { type Entry, entries } from "../page/meta-entries";
import type { Page } from "../page/page";
import { resolveWrittenUrl } from "../page/placeholders";

/** An image that the page names for its cards. */
export interface SocialImage {
  /** The key that names it. */
  readonly key: string;
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) URL; null when what is written is none. */
  readonly url: string | null;
  /** The values of its width, height and alt tags as written. */
  readonly declared: {
    readonly width: string | null;
    readonly height: string | null;
    readonly alt: string | null;
  };
}

/** The page's image in Open Graph tags: the first non-empty og:image, else its `:url` or `:secure_url`; null without any. */
export const openGraphImage = oncePerObject((page: Page) =>
  imageOf(page, ["og:image", "og:image:url", "og:image:secure_url"]),
);

/** The page's image in Twitter's own tags: the first non-empty twitter:image, else twitter:image:src; null without either. */
export const twitterCardImage = oncePerObject((page: Page) =>
  imageOf(page, ["twitter:image", "twitter:image:src"]),
);

/** The page's primary social image: Open Graph's, else Twitter's; null when it names none. */
export function socialImage(page: Page): SocialImage | null {
  return openGraphImage(page) ?? twitterCardImage(page);
}

/** Its keys, the one that counts first; the first is also the root of the keys that describe the image. */
function imageOf(page: Page, keys: readonly [root: string, ...others: string[]]): SocialImage | null {
  const found = keys.map((key) => entries(page, key)[0]).find((entry) => entry !== undefined);
  if (found === undefined) return null;
  const described = (name: string) => describingText(page, found, { root: keys[0], name });
  return {
    key: found.key.trim().toLowerCase(),
    written: found.text,
    url: resolveWrittenUrl(found.text, page),
    declared: { width: described("width"), height: described("height"), alt: described("alt") },
  };
}

function describingText(
  page: Page,
  image: Entry,
  { root, name }: { readonly root: string; readonly name: string },
): string | null {
  const starts = entries(page, root).map(({ tag }) => tag.start);
  const { from, to } = describedSpan(image.tag.start, starts);
  const tags = entries(page, `${root}:${name}`);
  return tags.find(({ tag }) => tag.start > from && tag.start < to)?.text ?? null;
}

/** A declared width or height in pixels, `px` behind it allowed; null unless it is a positive whole number. */
export function declaredPixels(written: string | null): number | null {
  if (written === null || !/^\s*\d{1,6}(px)?\s*$/i.test(written)) return null;
  return Number.parseInt(written, 10) || null;
}

/** A part of the document, in byte offsets; neither end belongs to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the tags are that describe the image named at `start`, one of those named at `starts`. Such tags belong to
 * the last image above them (https://ogp.me, "Arrays"); with a single one on the page, those before it are
 * meant for it too.
 */
export function describedSpan(start: number, starts: readonly number[]): Span {
  const to = starts.find((other) => other > start) ?? Number.POSITIVE_INFINITY;
  return { from: starts.length < 2 ? -1 : start, to };
}
