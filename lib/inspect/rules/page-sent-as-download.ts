import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";

export const pageSentAsDownload = defineRule({
  code: "page_sent_as_download",
  title: "The page is sent as a download",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 4,
  platforms: ["discord"],
  why: "A content-disposition header that says attachment asks the browser to save the page as a file. Discord makes no card from such an answer, and whoever follows the link gets a file instead of a page.",
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
        "The page carries the header content-disposition: attachment. Discord shows no card for it, and whoever follows the link is offered a file to save. Take the header off pages that are meant to be read.",
      fix: null,
    };
  },
});
