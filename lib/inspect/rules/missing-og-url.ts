import { ogUrl } from "./og-url";
import { ogUrlFix, ownAddress } from "./own-address";
import { quote } from "./quote";
import { defineRule } from "./rule";

export const missingOgUrl = defineRule({
  code: "missing_og_url",
  title: "The page has no og:url",
  severity: "tip",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "linkedin", "whatsapp"],
  why: "og:url is the address that all copies of a shared link are counted under. WhatsApp and LinkedIn list it among the tags they require; without it Facebook counts a link with a campaign parameter apart from the one without.",
  sources: [
    {
      label: "documented",
      url: "https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/",
    },
    { label: "observed", url: "https://www.linkedin.com/help/linkedin/answer/a521928" },
    { label: "documented", url: "https://developers.facebook.com/docs/sharing/webmasters/" },
    { label: "documented", url: "https://ogp.me/" },
  ],
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
