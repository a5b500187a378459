import type { Page } from "../page/page";
import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { ASSUMED } from "./sources.data";

export const emptyDocument = defineRule({
  code: "empty_document",
  title: "Empty page",
  severity: "error",
  importance: "required",
  area: "document",
  weight: 0,
  platforms: PLATFORM_NAMES,
  why: "Platforms have nothing to show, and neither do browsers. Your server responded, but with a document that has no title, no tags and no text. Usually the program that builds the page failed silently.",
  sources: [ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!doctype html><html><head></head><body></body></html>",
        document: "<!doctype html><html><head></head><body></body></html>",
        also: [
          "missing_charset",
          "missing_canonical",
          "missing_description",
          "missing_lang",
          "missing_og_url",
          "missing_viewport",
          "missing_og_image",
          "missing_og_site_name",
          "missing_title",
          "missing_twitter_card",
          "og_type_invalid",
        ],
      },
    ],
    good: [{ html: "<title>How tides shape the coast</title>", without: ["title"] }],
  },
  check({ page }) {
    if (!isEmpty(page)) return null;
    return {
      description: `Links to your page have nothing to show. The document of ${page.documentBytes.toLocaleString("en")} bytes has no title, no tags and no text. Check your server's error log: the page was probably cut off or its template failed.`,
      fix: null,
    };
  },
});

function isEmpty({ titles, metas, links, body }: Page): boolean {
  const counts = [
    titles.length,
    metas.length,
    links.length,
    body.textLength,
    body.images.length,
    body.scripts,
  ];
  return counts.every((count) => count === 0);
}
