import type { ImageFacts } from "../linked";
import type { Page } from "../page/page";
import type { RuleInput } from "./rule";
import { type SocialTag, socialTags } from "./social-tag";
import { webAddress } from "./web-address";

/** Keys that name the picture itself, the one that counts first. */
const ROOT_KEYS = ["og:image", "og:image:url", "og:image:secure_url"];

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

/** The page's primary social image: the first non-empty og:image, else its `:url` or `:secure_url`; null without any. */
export function primaryImage({ page, linked }: Pick<RuleInput, "page" | "linked">): PrimaryImage | null {
  const tags = socialTags(page, "og:image");
  const root = ROOT_KEYS.map((key) => tags.find((tag) => tag.key === key)).find((tag) => tag !== undefined);
  if (root === undefined) return null;
  const url = webAddress(root.content, page.baseUrl);
  const children = childrenOf(root, tags);
  const child = (name: string) => children.find(({ key }) => key === `og:image:${name}`)?.content ?? null;
  return {
    key: root.key,
    written: root.content,
    url,
    facts: url === null ? null : (linked.images.get(url) ?? null),
    declared: { width: child("width"), height: child("height"), alt: child("alt") },
  };
}

/** Every picture the page offers in og:image tags, absolute and each once, in document order. */
export function offeredImages(page: Page): readonly string[] {
  const written = socialTags(page, "og:image").filter(({ key }) => key === "og:image");
  const urls = written.map(({ content }) => webAddress(content, page.baseUrl));
  return [...new Set(urls.filter((url) => url !== null))];
}

/**
 * The tags that describe the root's picture. They belong to the last `og:image` above them (ogp.me, "Arrays"); with
 * a single one on the page, those that stand before it are meant for it too.
 */
function childrenOf(root: SocialTag, tags: readonly SocialTag[]): readonly SocialTag[] {
  const isStart = ({ key }: SocialTag) => key === "og:image";
  if (tags.filter(isStart).length < 2) return tags;
  const after = tags.slice(tags.indexOf(root) + 1);
  const next = after.findIndex(isStart);
  return next === -1 ? after : after.slice(0, next);
}
