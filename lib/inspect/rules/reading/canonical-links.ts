import type { Page } from "../../page/page";
import { resolveUrl } from "../../url/resolve-url";

/** One `<link rel="canonical">` with an address in it. */
export interface CanonicalLink {
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
}

/** The page's canonical links that are not empty, in document order. */
export function canonicalLinks(page: Page): readonly CanonicalLink[] {
  return page.links.flatMap(({ rels, href }) => {
    const written = href?.trim() ?? "";
    if (written === "" || !rels.includes("canonical")) return [];
    return [{ written, url: resolveUrl(written, page.baseUrl) }];
  });
}
