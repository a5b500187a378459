import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";

export const pageSentAsDownload = defineRule({
  code: "page_sent_as_download",
  title: "Page sent as a download",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["discord"],
  why: "People who follow the link get a file instead of a page, and Discord shows no preview. The header content-disposition: attachment tells browsers to save the page as a file.",
  sources: [DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<!-- sent with content-disposition: attachment; filename="tides.html" -->',
        fetched: {
          headers: {
            "content-type": "text/html",
            "content-disposition": 'attachment; filename="tides.html"',
          },
        },
      },
    ],
    good: [
      {
        html: "<!-- sent with content-disposition: inline -->",
        fetched: { headers: { "content-type": "text/html", "content-disposition": "inline" } },
      },
    ],
  },
  check({ page }) {
    if (!/^\s*attachment\b/i.test(page.headers["content-disposition"] ?? "")) return null;
    return {
      description:
        "People who follow your link get a file to save, and Discord shows no preview. The page has the header content-disposition: attachment. Remove the header from pages that people should read.",
      fix: null,
    };
  },
});
