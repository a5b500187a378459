import { ogUrl } from "../metadata/social-tags";
import { ogUrlFix, ownAddress } from "./fixes/page-url";
import { defineRule } from "./rule";
import { FACEBOOK_WEBMASTERS, LINKEDIN_HELP, OPEN_GRAPH, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/quote";

export const missingOgUrl = defineRule({
  code: "missing_og_url",
  title: "The page has no og:url",
  severity: "tip",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "linkedin", "whatsapp"],
  why: "og:url is the address that all copies of a shared link are counted under. WhatsApp and LinkedIn list it among the tags they require; without it Facebook counts a link with a campaign parameter apart from the one without.",
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
      description: `The page has no og:url. WhatsApp and LinkedIn ask for it and may shrink the card, and Facebook counts shares of ${quote(ownAddress(page))} apart for each parameter behind it. Name the address without parameters.`,
      fix: ogUrlFix(page),
    };
  },
});
