import { facebook } from "../platforms/facebook/facebook";
import { atMost } from "../platforms/limits";
import { unseenTags } from "./facts/missed-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { FACEBOOK_CRAWLER } from "./sources.data";
import { bytesWords } from "./wording/limits";
import { wordList } from "./wording/platform-words";

export const headTooLargeForFacebook = defineRule({
  code: "head_too_large_for_facebook",
  title: "Facebook stops reading before it meets the tags",
  severity: "error",
  importance: "recommended",
  area: "document",
  weight: 6,
  platforms: ["facebook", "slack"],
  why: `Facebook documents that the tags must stand within the first ${bytesWords(facebook.reads.bytes)} of the page; what comes later is cut off. Slack stops far earlier. A link shared there falls back to guesses or stays bare.`,
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
    good: [{ html: "<!-- the tags stand first in the head -->", stylesBytes: 200_000 }],
  },
  check({ page }) {
    const limit = atMost(facebook.reads.bytes);
    const unseen = unseenTags(page, ({ end }) => end <= limit, false);
    if (unseen.length === 0) return null;
    return {
      description: `Facebook reads ${bytesWords(facebook.reads.bytes)} and misses ${wordList(unseen.map(({ key }) => key))} beyond that. Put the tags first in the head, before styles and scripts.`,
      fix: tagsFix(unseen),
    };
  },
});
