import { ogUrl } from "../metadata/social-tags";
import { resolveWrittenUrl } from "../page/placeholders";
import { isAbsolute, isHomePage } from "../url/http-url";
import { ogUrlFix } from "./fixes/site-fixes";
import { metaFix } from "./fixes/snippet";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { FACEBOOK_FAQ, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote, unfilledWords } from "./wording/words";

export const ogUrlNotAbsolute = defineRule({
  code: "og_url_not_absolute",
  title: "Incomplete sharing URL",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "whatsapp"],
  why: "Facebook and WhatsApp use og:url exactly as written; neither completes a short URL with the page's host. Facebook's debugger reports an error, and the page counts as having no og:url.",
  sources: [FACEBOOK_FAQ, WHATSAPP_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:url" content="/guides/tides">', without: ["og:url"] },
      { html: '<meta property="og:url" content="example.com/guides/tides">', without: ["og:url"] },
    ],
    good: [
      { html: '<meta property="og:url" content="https://example.com/guides/tides">', without: ["og:url"] },
    ],
  },
  check(input) {
    const named = ogUrl(input.page);
    if (named === null) return null;
    if (named.url !== null && isAbsolute(named.written)) return null;
    const kind = unfilledWords(named.written) ?? "which isn't a full URL";
    return {
      description: `Facebook reports an error, and WhatsApp has no URL to use. og:url says ${quote(named.written)}, ${kind}. Write the full URL, starting with https:// and the host.`,
      fix: fullFix(named.written, input),
    };
  },
});

/** A path is completed; anything else, the home page included, is a mistake for the page's own URL. */
function fullFix(written: string, { page }: RuleInput): Fix {
  const url = written.startsWith("/") ? resolveWrittenUrl(written, page) : null;
  return url === null || isHomePage(url) ? ogUrlFix(page) : metaFix("property", "og:url", url);
}
