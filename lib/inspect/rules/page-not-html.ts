import { mediaType, saysHtml } from "../metadata/response-headers";
import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_ROBOTS, TELEGRAM_WEB_PAGE } from "./sources.data";
import { quote } from "./wording/quote";

export const pageNotHtml = defineRule({
  code: "page_not_html",
  title: "The address leads to a file, not to a page",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 10,
  cap: 20,
  platforms: PLATFORM_NAMES,
  why: "Title, description and picture are tags of an HTML page. A file has none, so its link is shown as a bare address or as an attachment; a few platforms draw a picture file as it is. Share a page about the file instead.",
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
      description: `This address sends a file ${sent}, not an HTML page, so there are no tags to make a card from. Put the file on a page with a title, a description and a picture, and share that page.`,
      fix: null,
    };
  },
});
