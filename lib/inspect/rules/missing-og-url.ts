import { ogUrl } from "../metadata/social-tags";
import { ogUrlFix, ownUrl } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { FACEBOOK_WEBMASTERS, LINKEDIN_HELP, OPEN_GRAPH, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/words";

export const missingOgUrl = defineRule({
  code: "missing_og_url",
  title: "Missing sharing URL",
  severity: "tip",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "linkedin", "whatsapp"],
  why: "Facebook counts shares of a link with a campaign parameter separately from those without, because it counts all shares of a page under the URL in og:url. WhatsApp and LinkedIn list og:url among the tags they require.",
  sources: [WHATSAPP_PREVIEWS, LINKEDIN_HELP, FACEBOOK_WEBMASTERS, OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- no og:url -->", without: ["og:url"] }],
    good: [
      { html: '<meta property="og:url" content="https://example.com/guides/tides">', without: ["og:url"] },
    ],
  },
  check({ page }) {
    if (ogUrl(page) !== null) return null;
    return {
      description: `Facebook splits your page's share counts for each URL parameter, and WhatsApp and LinkedIn may shrink the preview. The page has no og:url. Set it to the page's own URL: ${quote(ownUrl(page))}.`,
      fix: ogUrlFix(page),
    };
  },
});
