// Discovery links of oEmbed: https://oembed.com/#section4, read 2026-11-28.
import type { Page } from "../page/page";
import { pageAddress } from "../page/page-address";
import type { Metadata } from "./metadata";

const OEMBED = /^(?:application|text)\/(?:json|xml)\+oembed$/;

const LINKS_MAX = 50;

/** The oEmbed documents the page links to, in document order, at most 50. */
export function readOembedLinks(page: Page): Metadata["oembed"] {
  const found: { url: string; type: string }[] = [];
  for (const { rels, href, type } of page.links) {
    if (found.length >= LINKS_MAX) break;
    const essence = type?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!OEMBED.test(essence) || !rels.some((rel) => rel === "alternate" || rel === "alternative")) continue;
    const url = href?.trim() ? pageAddress(href, page.baseUrl) : null;
    if (url !== null) found.push({ url, type: essence });
  }
  return found;
}
