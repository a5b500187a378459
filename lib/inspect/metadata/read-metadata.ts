// Each part of the metadata has a file that reads it; this one puts them together in the report's order.
import type { Page } from "../page/page";
import { readHtmlHead } from "./html-head";
import { chooseFavicon, readIcons } from "./icons";
import { readJsonLd } from "./json-ld";
import { readHreflang, readOembedLinks } from "./links";
import type { Metadata } from "./metadata";
import { readRobotsDirectives } from "./robots";
import { readOpenGraph, readTwitterCard } from "./social-tags";

/** The facts a page states about itself, as the report carries them; absent ones are null or empty. */
export function readMetadata(page: Page): Metadata {
  const openGraph = readOpenGraph(page);
  const icons = readIcons(page);
  return {
    ...readHtmlHead(page),
    robots: readRobotsDirectives(page),
    site_name: openGraph["og:site_name"] ?? null,
    type: openGraph["og:type"] ?? null,
    locale: openGraph["og:locale"] ?? null,
    favicon: chooseFavicon(page),
    icons,
    open_graph: openGraph,
    twitter: readTwitterCard(page),
    hreflang: readHreflang(page),
    json_ld: readJsonLd(page),
    oembed: readOembedLinks(page),
  };
}
