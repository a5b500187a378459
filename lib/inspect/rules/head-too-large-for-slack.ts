import { limitOf } from "../platforms/limits";
import { slack } from "../platforms/slack/slack";
import { missedTags } from "./facts/missed-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { SLACK_WINDOW } from "./sources.data";
import { bytesWords, wordList } from "./wording/words";

export const headTooLargeForSlack = defineRule({
  code: "head_too_large_for_slack",
  title: "Tags too far down the page for Slack",
  severity: "warning",
  importance: "recommended",
  area: "document",
  weight: 5,
  platforms: ["slack"],
  why: `Tests show that Slack reads only the first ${bytesWords(slack.reads.bytes)} of a page. When styles and scripts come first, the tags are beyond that point, and a link shared on Slack gets an incomplete preview or none.`,
  sources: [SLACK_WINDOW],
  hiddenBy: ["head_too_large_for_facebook"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="How tides shape the coast">',
        without: ["og:title"],
        stylesBytes: 32_768,
      },
    ],
    good: [
      { html: '<meta property="og:see_also" content="https://example.com/guides">', stylesBytes: 32_768 },
    ],
  },
  check({ page }) {
    const limit = limitOf(slack.reads.bytes);
    const missed = missedTags(page, ({ end }) => end <= limit);
    if (missed.length === 0) return null;
    return {
      description: `Slack doesn't see all of your page's tags. It reads about ${bytesWords(slack.reads.bytes)} and misses ${wordList(missed.map(({ key }) => key))} after that. Move the tags to the top of the head, before styles and scripts.`,
      fix: tagsFix(missed),
    };
  },
});
