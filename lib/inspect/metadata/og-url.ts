import { firstText } from "../page/entries";
import type { Page } from "../page/page";
import { pageAddress } from "../page/page-address";

/** The page's og:url. */
export interface OgUrl {
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
}

/** The first non-empty og:url; null without one. */
export function ogUrl(page: Page): OgUrl | null {
  const written = firstText(page, "og:url");
  return written === null ? null : { written, url: pageAddress(written, page.baseUrl) };
}
