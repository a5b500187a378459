import { facebook } from "../platforms/facebook/facebook";
import { limitOf } from "../platforms/limits";
import { missedTags } from "./facts/missed-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { FACEBOOK_CRAWLER } from "./sources.data";
import { bytesWords, wordList } from "./wording/words";

/** The range of Meta's own sample request: "Range: bytes=0-524288". */
const SAMPLE_RANGE_BYTES = limitOf(facebook.reads.bytesAdvised);
const SAMPLE_RANGE = bytesWords(facebook.reads.bytesAdvised);

export const socialTagsAfter512Kb = defineRule({
  code: "social_tags_after_512_kb",
  title: "Tags after the first half megabyte",
  severity: "tip",
  importance: "optional",
  area: "document",
  weight: 1,
  platforms: ["facebook"],
  why: `Facebook promises to read the first ${bytesWords(facebook.reads.bytes)}, but the sample request in its own documentation covers only the first ${SAMPLE_RANGE}. It may miss tags after that.`,
  sources: [FACEBOOK_CRAWLER],
  hiddenBy: ["head_too_large_for_facebook"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="How tides shape the coast">',
        without: ["og:title"],
        stylesBytes: 600_000,
        also: ["head_too_large_for_slack", "head_too_large_for_whatsapp"],
      },
    ],
    good: [{ html: "<!-- the tags come first in the head -->", stylesBytes: 200_000 }],
  },
  check({ page }) {
    const missed = missedTags(page, ({ end }) => end <= SAMPLE_RANGE_BYTES, false);
    if (missed.length === 0) return null;
    return {
      description: `Facebook may miss some of your page's tags. These come after the first ${SAMPLE_RANGE} of the page: ${wordList(missed.map(({ key }) => key))}. Move the tags to the top of the head, before styles and scripts.`,
      fix: tagsFix(missed),
    };
  },
});
