import { type SocialImage, twitterCardImage } from "../../metadata/social-image";
import type { RuleInput } from "../rule";
import { deadImage } from "./dead-image";

/** The picture that the page offers in Twitter's own tags. */
export interface TwitterImage extends SocialImage {
  /** Why it can't be shown, as the end of a sentence; null when it can or was not asked for. */
  readonly dead: string | null;
}

/** The page's picture in Twitter's tags and whether its file is dead; null without any. */
export function twitterImage({ page, linked }: Pick<RuleInput, "page" | "linked">): TwitterImage | null {
  const image = twitterCardImage(page);
  if (image === null) return null;
  if (image.url === null) return { ...image, dead: "is not a web address" };
  const facts = linked.images.get(image.url);
  return { ...image, dead: facts === undefined ? null : deadImage(facts) };
}
