import type { Page } from "../page/page";
import { resolveUrl } from "../url/resolve-url";
import type { Metadata } from "./metadata";

/** The page's versions in other languages, in document order. */
export function readHreflang(page: Page): Metadata["hreflang"] {
  const versions: { lang: string; url: string }[] = [];
  for (const { rels, hreflang, href } of page.links) {
    const lang = hreflang?.trim() ?? "";
    if (lang === "" || !rels.includes("alternate") || !href?.trim()) continue;
    const url = resolveUrl(href, page.baseUrl);
    if (url !== null) versions.push({ lang, url });
  }
  return versions;
}
