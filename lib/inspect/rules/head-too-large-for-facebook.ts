import { facebook } from "../platforms/facebook/facebook";
import { limitOf } from "../platforms/limits";
import { missedTags } from "./facts/missed-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { FACEBOOK_CRAWLER } from "./sources.data";
import { bytesWords, wordList } from "./wording/words";

export const headTooLargeForFacebook = defineRule({
  code: "head_too_large_for_facebook",
  title: "Tags too far down the page for Facebook",
  severity: "error",
  importance: "recommended",
  area: "document",
  weight: 6,
  platforms: ["facebook", "slack"],
  why: `Facebook's documentation says that tags must be within the first ${bytesWords(facebook.reads.bytes)} of a page; it cuts off the rest. Slack stops far earlier. Without the tags, Facebook guesses the preview or shows only the link.`,
  sources: [FACEBOOK_CRAWLER],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="How tides shape the coast">',
        without: ["og:title"],
        stylesBytes: 1_048_576,
        also: ["head_too_large_for_whatsapp"],
      },
    ],
    good: [{ html: "<!-- the tags come first in the head -->", stylesBytes: 200_000 }],
  },
  check({ page }) {
    const limit = limitOf(facebook.reads.bytes);
    const missed = missedTags(page, ({ end }) => end <= limit, false);
    if (missed.length === 0) return null;
    return {
      description: `Facebook doesn't see all of your page's tags. It reads the first ${bytesWords(facebook.reads.bytes)} and misses ${wordList(missed.map(({ key }) => key))} after that. Move the tags to the top of the head, before styles and scripts.`,
      fix: tagsFix(missed),
    };
  },
});
