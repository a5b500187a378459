import type { Page } from "../../page/page";
import { pageAddress } from "../../page/page-address";

/** One `<link rel="alternate" hreflang>`. */
export interface HreflangLink {
  /** As written, trimmed. */
  readonly code: string;
  /** As written, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
}

/** More than there are languages on any site. */
const LINKS_MAX = 500;

/** The page's links to its versions in other languages, in document order, at most 500. */
export function hreflangLinks(page: Page): readonly HreflangLink[] {
  const links = page.links.filter(({ rels, hreflang }) => hreflang !== null && rels.includes("alternate"));
  return links.slice(0, LINKS_MAX).map(({ hreflang, href }) => {
    const written = href?.trim() ?? "";
    const url = written === "" ? null : pageAddress(written, page.baseUrl);
    return { code: hreflang?.trim() ?? "", written, url };
  });
}
