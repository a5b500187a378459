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
  const steps = metadataSteps(page);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps, each of which reads all tags of a page that may have tens of thousands. */
export function* metadataSteps(page: Page): Generator<void, Metadata> {
  const openGraph = readOpenGraph(page);
  yield;
  const icons = readIcons(page);
  const favicon = chooseFavicon(page);
  yield;
  const head = readHtmlHead(page);
  yield;
  const robots = readRobotsDirectives(page);
  yield;
  const twitter = readTwitterCard(page);
  yield;
  const hreflang = readHreflang(page);
  const oembed = readOembedLinks(page);
  yield;
  return {
    ...head,
    robots,
    site_name: openGraph["og:site_name"] ?? null,
    type: openGraph["og:type"] ?? null,
    locale: openGraph["og:locale"] ?? null,
    favicon,
    icons,
    open_graph: openGraph,
    twitter,
    hreflang,
    json_ld: readJsonLd(page),
    oembed,
  };
}
