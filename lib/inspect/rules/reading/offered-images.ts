import { entries } from "../../page/entries";
import type { Page } from "../../page/page";
import { pageAddress } from "../../page/page-address";

/** More of them are a fault of their own kind, and nobody draws them. */
const TAGS_MAX = 100;

/** Every picture the page offers in og:image tags, absolute and each once, in document order; of the first 100 tags. */
export function offeredImages(page: Page): readonly string[] {
  const tags = entries(page, "og:image").slice(0, TAGS_MAX);
  const urls = tags.map(({ text }) => pageAddress(text, page.baseUrl));
  return [...new Set(urls.filter((url) => url !== null))];
}
