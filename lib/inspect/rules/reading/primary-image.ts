import type { ImageFacts } from "../../linked";
import { type Entry, entries } from "../../page/entries";
import type { Page } from "../../page/page";
import { resolveUrl } from "../../url/resolve-url";
import type { RuleInput } from "../rule";

/** Keys that name the picture itself, the one that counts first. */
const ROOT_KEYS = ["og:image", "og:image:url", "og:image:secure_url"];

/** More of them are a fault of their own kind, and nobody draws them. */
const TAGS_MAX = 100;

/** The picture that the page offers for its cards. */
export interface PrimaryImage {
  /** The key that names it. */
  readonly key: string;
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
  /** What was learnt of the file; null when it was not asked for. */
  readonly facts: ImageFacts | null;
  /** The values of its width, height and alt tags as written. */
  readonly declared: {
    readonly width: string | null;
    readonly height: string | null;
    readonly alt: string | null;
  };
}

type NamedImage = Omit<PrimaryImage, "facts">;

// Some twenty rules ask for it, and resolving what a hostile page wrote can take milliseconds.
const named = new WeakMap<Page, NamedImage | null>();

/** The page's primary social image: the first non-empty og:image, else its `:url` or `:secure_url`; null without any. */
export function primaryImage({ page, linked }: Pick<RuleInput, "page" | "linked">): PrimaryImage | null {
  const image = namedImage(page);
  if (image === null) return null;
  return { ...image, facts: image.url === null ? null : (linked.images.get(image.url) ?? null) };
}

/** Every picture the page offers in og:image tags, absolute and each once, in document order; of the first 100 tags. */
export function offeredImages(page: Page): readonly string[] {
  const tags = entries(page, "og:image").slice(0, TAGS_MAX);
  const urls = tags.map(({ text }) => resolveUrl(text, page.baseUrl));
  return [...new Set(urls.filter((url) => url !== null))];
}

function namedImage(page: Page): NamedImage | null {
  const known = named.get(page);
  if (known !== undefined) return known;
  const root = ROOT_KEYS.map((key) => entries(page, key)[0]).find((entry) => entry !== undefined);
  const image = root === undefined ? null : imageOf(root, page);
  named.set(page, image);
  return image;
}

function imageOf(root: Entry, page: Page): NamedImage {
  return {
    key: root.key.trim().toLowerCase(),
    written: root.text,
    url: resolveUrl(root.text, page.baseUrl),
    declared: {
      width: childText(root, "width", page),
      height: childText(root, "height", page),
      alt: childText(root, "alt", page),
    },
  };
}

/**
 * The text of a tag that describes the root's picture. Such tags belong to the last `og:image` above them (ogp.me,
 * "Arrays"); with a single one on the page, those that stand before it are meant for it too.
 */
function childText(root: Entry, name: string, page: Page): string | null {
  const starts = entries(page, "og:image").map(({ tag }) => tag.start);
  const next = starts.find((start) => start > root.tag.start) ?? Number.POSITIVE_INFINITY;
  const from = starts.length < 2 ? -1 : root.tag.start;
  const children = entries(page, `og:image:${name}`);
  return children.find(({ tag }) => tag.start > from && tag.start < next)?.text ?? null;
}
