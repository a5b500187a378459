import { declaredIcons, rootIcon } from "./facts/icons";
import { ICON_FIX } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { ASSUMED, FAVICON_IS_HTML, GOOGLE_FAVICON, SLACK_ICON } from "./sources.data";
import { deadImage } from "./wording/failures";
import { quote } from "./wording/quote";

export const missingFavicon = defineRule({
  code: "missing_favicon",
  title: "The page has no icon",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 3,
  platforms: ["google", "slack"],
  why: "Google draws the site's icon beside every result and Slack beside the site's name; browsers put it on the tab. Without one Google shows a plain globe, and the result looks like nobody's.",
  sources: [GOOGLE_FAVICON, SLACK_ICON, FAVICON_IS_HTML, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<!-- no <link rel="icon">, and /favicon.ico answers with status 404 -->',
        without: ["link:icon"],
        images: { "https://example.com/favicon.ico": { state: "http_error", status: 404 } },
      },
      {
        html: '<!-- no <link rel="icon">, and /favicon.ico answers with a web page -->',
        without: ["link:icon"],
        images: { "https://example.com/favicon.ico": { state: "not_an_image", mime: "text/html" } },
      },
    ],
    good: [
      { html: '<link rel="icon" href="/favicon-96.png">', without: ["link:icon"] },
      {
        html: '<!-- no <link rel="icon">, but /favicon.ico is an icon -->',
        without: ["link:icon"],
        images: { "https://example.com/favicon.ico": { format: "ico", width: 48, height: 48 } },
      },
    ],
  },
  check(input) {
    if (declaredIcons(input).length > 0) return null;
    const { url, facts } = rootIcon(input);
    const reason = facts === null ? null : deadImage(facts);
    if (reason === null) return null;
    return {
      description: `The page declares no icon, and ${quote(url)} ${reason}. Google shows a plain globe beside the result, Slack nothing beside the site's name. Put an icon on the site and declare it.`,
      fix: ICON_FIX,
    };
  },
});
