import { ogUrl } from "../metadata/social-tags";
import { placeholderInUrl, resolveWrittenUrl } from "../page/placeholders";
import { isAbsolute } from "../url/http-url";
import { isHomePage } from "./facts/urls";
import { ogUrlFix } from "./fixes/page-url";
import { metaFix } from "./fixes/snippet";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { FACEBOOK_FAQ, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/quote";

export const ogUrlNotAbsolute = defineRule({
  code: "og_url_not_absolute",
  title: "og:url is not a full address",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "whatsapp"],
  why: "Facebook and WhatsApp read og:url as it stands; neither completes a short address with the page's host. Facebook's debugger reports it as an error, and the page is counted as if it had no og:url.",
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
    const address = ogUrl(input.page);
    if (address === null) return null;
    if (address.url !== null && isAbsolute(address.written)) return null;
    const kind = placeholderInUrl(address.written)
      ? "what a template prints when nothing fills it in"
      : "which is not a full web address";
    return {
      description: `The page's og:url says ${quote(address.written)}, ${kind}. Facebook reports an error and WhatsApp has no address to go by. Write it with https:// and the host.`,
      fix: fullFix(address.written, input),
    };
  },
});

/** A path in full; anything else, the home page's too, is a slip, and the page's own address is right. */
function fullFix(written: string, { page }: RuleInput): Fix {
  const url = written.startsWith("/") ? resolveWrittenUrl(written, page.baseUrl) : null;
  return url === null || isHomePage(url) ? ogUrlFix(page) : metaFix("property", "og:url", url);
}
