import { limitOf } from "../platforms/limits";
import { slack } from "../platforms/slack/slack";
import { missedTags } from "./facts/missed-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { SLACK_ORDER, SLACK_WINDOW } from "./sources.data";
import { bytesWords, countWords, wordList } from "./wording/words";

const SAFE_BYTES = limitOf(slack.reads.bytesAdvised);
const SAFE = countWords(slack.reads.bytesAdvised);

export const socialTagsLateForSlack = defineRule({
  code: "social_tags_late_for_slack",
  title: "Tags late in the page for Slack",
  severity: "tip",
  importance: "optional",
  area: "document",
  weight: 0,
  platforms: ["slack"],
  why: `Tests show that Slack reads the first ${bytesWords(slack.reads.bytes)} of a page. An older reply from its support mentions only ${SAFE} characters, so tags within those are on the safe side. This costs no points.`,
  sources: [SLACK_ORDER, SLACK_WINDOW],
  hiddenBy: ["head_too_large_for_slack", "head_too_large_for_facebook"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="How tides shape the coast">',
        without: ["og:title"],
        stylesBytes: 10_000,
      },
    ],
    good: [{ html: "<!-- the tags come first in the head -->", stylesBytes: 10_000 }],
  },
  check({ page }) {
    const missed = missedTags(page, ({ end }) => end <= SAFE_BYTES);
    if (missed.length === 0) return null;
    return {
      description: `Slack may miss some of your page's tags. These come after the first ${SAFE} bytes of the page: ${wordList(missed.map(({ key }) => key))}. Slack is known to read further, but hasn't always. Move the tags to the top of the head, before styles and scripts.`,
      fix: tagsFix(missed),
    };
  },
});
