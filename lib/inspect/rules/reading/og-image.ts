import type { ImageFacts } from "../../linked";
import { openGraphImage, type SocialImage } from "../../metadata/social-image";
import type { RuleInput } from "../rule";

/** The picture that the page offers for its cards in Open Graph tags. */
export interface OgImage extends SocialImage {
  /** What was learnt of the file; null when it was not asked for. */
  readonly facts: ImageFacts | null;
}

/** The page's Open Graph picture and what is known of its file; null without any. */
export function ogImage({ page, linked }: Pick<RuleInput, "page" | "linked">): OgImage | null {
  const image = openGraphImage(page);
  if (image === null) return null;
  return { ...image, facts: image.url === null ? null : (linked.images.get(image.url) ?? null) };
}
