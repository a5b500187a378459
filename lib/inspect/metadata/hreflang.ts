import type { Page } from "../page/page";
import { pageAddress } from "../page/page-address";
import type { Metadata } from "./metadata";

/** The largest sites have about 200; a page may link to any number, and past this they are not listed. */
const VERSIONS_MAX = 500;

/** The page's versions in other languages, in document order, at most 500. */
export function readHreflang(page: Page): Metadata["hreflang"] {
  const versions: { lang: string; url: string }[] = [];
  for (const { rels, hreflang, href } of page.links) {
    if (versions.length >= VERSIONS_MAX) break;
    const lang = hreflang?.trim() ?? "";
    if (lang === "" || !rels.includes("alternate") || !href?.trim()) continue;
    const url = pageAddress(href, page.baseUrl);
    if (url !== null) versions.push({ lang, url });
  }
  return versions;
}
