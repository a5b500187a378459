import type { Page } from "../page/page";
import { socialTags } from "./social-tag";
import { webAddress } from "./web-address";

/** The page's og:url. */
export interface OgUrl {
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
}

/** The first non-empty og:url; null without one. */
export function ogUrl(page: Page): OgUrl | null {
  const tag = socialTags(page, "og:url").find(({ key }) => key === "og:url");
  return tag === undefined ? null : { written: tag.content, url: webAddress(tag.content, page.baseUrl) };
}
