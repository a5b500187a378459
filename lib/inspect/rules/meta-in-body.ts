import { canonicalInBody } from "../metadata/html-head";
import type { Page } from "../page/page";
import { missedTags, type PreviewTag } from "./facts/missed-tags";
import { writtenCanonicalFix } from "./fixes/site-fixes";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule, type Fix } from "./rule";
import { GOOGLE_CANONICALS, STREAMED_METADATA, WHATSAPP_PREVIEWS } from "./sources.data";
import { wordList } from "./wording/words";

export const metaInBody = defineRule({
  code: "meta_in_body",
  title: "Tags outside the page head",
  severity: "warning",
  importance: "recommended",
  area: "document",
  weight: 4,
  platforms: ["google", "whatsapp"],
  why: "WhatsApp's documentation says that it ignores tags outside the head of the page, and Google ignores a canonical URL there. A stray element in the head ends it early, and some frameworks send tags after the head while the page streams.",
  sources: [WHATSAPP_PREVIEWS, GOOGLE_CANONICALS, STREAMED_METADATA],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<div id="banner">New: the autumn walk</div>\n<meta property="og:title" content="How tides shape the coast">',
        without: ["og:title"],
      },
      {
        html: '</head>\n<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
      {
        html: '<img src="/banner.png" alt="">\n<link rel="canonical" href="https://example.com/guides/tides">',
        without: ["link:canonical"],
      },
    ],
    good: [
      { html: '<noscript><link rel="stylesheet" href="/plain.css"></noscript>' },
      { html: '</head>\n<meta name="generator" content="Field Press 4">' },
    ],
  },
  check({ page }) {
    const tags = missedTags(page, ({ placement }) => placement === "head", false);
    const canonical = canonicalInBody(page);
    if (tags.length === 0 && canonical === null) return null;
    const platforms = [
      ...(canonical ? (["google"] as const) : []),
      ...(tags.length > 0 ? (["whatsapp"] as const) : []),
    ];
    const losses = [
      ...(tags.length > 0
        ? [
            `WhatsApp doesn't see all of your page's tags: it reads only the head and misses ${wordList(tags.map(({ key }) => key))}.`,
          ]
        : []),
      ...(canonical === null
        ? []
        : ["Google ignores your page's canonical URL: it accepts one only in the head."]),
    ];
    return {
      description: `${losses.join(" ")} ${causeOf(page)}`,
      fix: headFix(tags, canonical, page),
      platforms,
    };
  },
});

function causeOf({ head }: Page): string {
  if (head.closedBy === null) return "These tags come after the head. Send them before it ends.";
  const culprit = head.closedBy === "#text" ? "Loose text" : `The <${head.closedBy.slice(0, 30)}> element`;
  return `${culprit} in the head ended it too early. Move that into the body.`;
}

function headFix(tags: readonly PreviewTag[], canonical: string | null, page: Page): Fix | null {
  if (canonical === null) return tagsFix(tags);
  return tagsFix(tags, [writtenCanonicalFix(canonical, page)]);
}
