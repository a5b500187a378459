import { mediaType, saysHtml } from "../metadata/response-headers";
import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_ROBOTS, TELEGRAM_WEB_PAGE } from "./sources.data";
import { quote } from "./wording/words";

export const pageNotHtml = defineRule({
  code: "page_not_html",
  title: "File instead of a web page",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 10,
  cap: 20,
  platforms: PLATFORM_NAMES,
  why: "The title, description and image come from tags in an HTML page. A file has none, so its link appears as a bare URL or an attachment; a few platforms show an image file directly. Share a page about the file instead.",
  sources: [DISCORD_PREVIEWS, TELEGRAM_WEB_PAGE, GOOGLE_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "Tide tables for the north coast",
        document: "Tide tables for the north coast",
        fetched: { headers: { "content-type": "text/plain" } },
        also: [
          "missing_og_image",
          "missing_title",
          "missing_description",
          "missing_charset",
          "missing_twitter_card",
          "missing_canonical",
          "missing_viewport",
          "missing_og_url",
          "missing_lang",
          "missing_og_site_name",
          "og_type_invalid",
        ],
      },
    ],
    good: [{ html: "<!-- sent as text/html -->" }],
  },
  check({ page }) {
    if (page.looksLikeHtml || saysHtml(page)) return null;
    const kind = mediaType(page);
    const sent = kind === "" ? "without a content type" : `as ${quote(kind)}`;
    return {
      description: `Your link has no title, description or image to show, because it leads to a file. This URL sends it ${sent}, not as HTML. Put the file on a page with a title, a description and an image, and share that page.`,
      fix: null,
    };
  },
});
