import type { Page } from "../../page/page";
import { resolveUrl } from "../../url/resolve-url";

/** One `<link rel="alternate" hreflang>`. */
export interface HreflangLink {
  /** As written, trimmed. */
  readonly code: string;
  /** As written, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
}

/** The page's links to its versions in other languages, in document order. */
export function hreflangLinks(page: Page): readonly HreflangLink[] {
  return page.links.flatMap(({ rels, hreflang, href }) => {
    if (hreflang === null || !rels.includes("alternate")) return [];
    const written = href?.trim() ?? "";
    const url = written === "" ? null : resolveUrl(written, page.baseUrl);
    return [{ code: hreflang.trim(), written, url }];
  });
}
