import { mediaType, saysHtml } from "../metadata/response-headers";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS } from "./sources.data";
import { quote } from "./wording/quote";

export const contentTypeNotHtml = defineRule({
  code: "content_type_not_html",
  title: "The page is not sent as HTML",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["google", "discord"],
  why: "The content-type header tells a reader what it is given. Discord makes cards only from pages sent as text/html or application/xhtml+xml, and a browser shows or downloads the source of a page that is sent as anything else.",
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
      description: `The document is an HTML page but ${sent}. Discord shows no card for it, and a browser may show its source or save it as a file. Have the server send content-type: text/html; charset=utf-8.`,
      fix: null,
    };
  },
});
