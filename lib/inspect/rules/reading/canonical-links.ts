import { canonicalTags } from "../../metadata/canonical-tags";
import type { Page } from "../../page/page";
import { pageAddress } from "../../page/page-address";
import { unfilledIn } from "../../page/unfilled";

/** One `<link rel="canonical">` with an address in it. */
export interface CanonicalLink {
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
}

/** One is right; more than these say nothing new. */
const LINKS_MAX = 20;

/** The page's canonical links that count as such, in document order, at most 20. */
export function canonicalLinks(page: Page): readonly CanonicalLink[] {
  return canonicalTags(page)
    .slice(0, LINKS_MAX)
    .map(({ href }) => {
      const written = href?.trim() ?? "";
      return { written, url: pageAddress(written, page.baseUrl) };
    });
}

/** True when the canonical address is a template's text that nothing filled in, so that no page can be meant by it. */
export function isUnfilledCanonical(page: Page): boolean {
  const [first] = canonicalLinks(page);
  return first !== undefined && unfilledIn(first.written) !== null;
}
