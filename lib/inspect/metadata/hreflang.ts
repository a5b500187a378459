import type { Page } from "../page/page";
import { addressedLinks } from "./addressed-links";
import type { Metadata } from "./metadata";

/** The largest sites have about 200; a page may link to any number, and past this they are not listed. */
const VERSIONS_MAX = 500;

/** The page's versions in other languages, in document order, at most 500. */
export function readHreflang({ links, baseUrl }: Page): Metadata["hreflang"] {
  const versions = links.filter(({ rels, hreflang }) => hreflang?.trim() && rels.includes("alternate"));
  return [...addressedLinks(versions, baseUrl, VERSIONS_MAX)].map(({ link, url }) => {
    return { lang: link.hreflang?.trim() ?? "", url };
  });
}
