import { FAVICON_RELS } from "../metadata/icons";
import type { Page } from "../page/page";
import { declaredIcons, rootIcon } from "./facts/icons";
import { ICON_FIX } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { ASSUMED, FAVICON_IS_HTML, GOOGLE_FAVICON, SLACK_ICON } from "./sources.data";
import { imageFailure } from "./wording/failures";
import { quote } from "./wording/words";

export const missingFavicon = defineRule({
  code: "missing_favicon",
  title: "No site icon",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 3,
  platforms: ["google", "slack"],
  why: "Google shows your site's icon next to every result, Slack next to the site name, and browsers on the tab. Without one, Google shows a plain globe, and your result is harder to recognize.",
  sources: [GOOGLE_FAVICON, SLACK_ICON, FAVICON_IS_HTML, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<!-- no <link rel="icon">, and /favicon.ico returns status 404 -->',
        without: ["link:icon"],
        images: { "https://example.com/favicon.ico": { state: "http_error", status: 404 } },
      },
      {
        html: '<!-- no <link rel="icon">, and /favicon.ico returns a web page -->',
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
    const reason = facts === null ? null : imageFailure(facts);
    if (reason === null) return null;
    return {
      description: `Google shows a plain globe next to your result, and Slack shows no icon next to the site name. ${stateOf(input.page)}, and ${quote(url)} ${reason}. Add an icon to your site and link to it.`,
      fix: ICON_FIX,
    };
  },
});

/** What the page has in place of an icon that others can fetch. */
function stateOf({ links }: Page): string {
  const written = links.find(
    ({ rels, href }) => FAVICON_RELS.some((rel) => rels.includes(rel)) && href?.trim(),
  )?.href;
  if (!written) return "Your page names no icon";
  return /^\s*data:/i.test(written)
    ? "Your page's icon is written into the page as a data: URL, which browsers show but Google and Slack don't fetch"
    : `Your page names ${quote(written)} as its icon, which isn't a web URL`;
}
