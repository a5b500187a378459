import { mediaType, saysHtml } from "../metadata/response-headers";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS } from "./sources.data";
import { quote } from "./wording/words";

export const contentTypeNotHtml = defineRule({
  code: "content_type_not_html",
  title: "Page not served as HTML",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["google", "discord"],
  why: "Discord shows no preview, and browsers show the page's source or download it. The content-type header says what kind of file a URL returns, and Discord previews only text/html and application/xhtml+xml.",
  sources: [DISCORD_PREVIEWS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- sent with content-type: text/plain -->",
        fetched: { headers: { "content-type": "text/plain; charset=utf-8" } },
      },
      { html: "<!-- sent without a content-type -->", fetched: { headers: {} } },
    ],
    good: [
      {
        html: "<!-- sent with content-type: Text/HTML; charset=utf-8 -->",
        fetched: { headers: { "content-type": "Text/HTML; charset=utf-8" } },
      },
      {
        html: "<!-- sent with content-type: application/xhtml+xml -->",
        fetched: { headers: { "content-type": "application/xhtml+xml" } },
      },
    ],
  },
  check({ page }) {
    if (!page.looksLikeHtml || saysHtml(page)) return null;
    const kind = mediaType(page);
    const sent = kind === "" ? "sent without a content type" : `sent as ${quote(kind)}`;
    return {
      description: `Links to your page get no preview on Discord, and browsers may show its source code or download it. The page is HTML but is ${sent}. Have your server send content-type: text/html; charset=utf-8.`,
      fix: null,
    };
  },
});
