import { atMost } from "../platforms/limits";
import { slack } from "../platforms/slack/slack";
import { unseenTags } from "./facts/missed-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { SLACK_ORDER, SLACK_WINDOW } from "./sources.data";
import { bytesWords, countWords } from "./wording/limits";
import { wordList } from "./wording/platform-words";

const SAFE_BYTES = atMost(slack.reads.bytesAdvised);
const SAFE = countWords(slack.reads.bytesAdvised);

export const socialTagsLateForSlack = defineRule({
  code: "social_tags_late_for_slack",
  title: "The tags stand late in the page for Slack",
  severity: "tip",
  importance: "optional",
  area: "document",
  weight: 0,
  platforms: ["slack"],
  why: `Slack has been measured to read the first ${bytesWords(slack.reads.bytes)} of a page. An older answer of its support names ${SAFE} characters only, so tags that stand within those are on the safe side. It costs no points.`,
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
    good: [{ html: "<!-- the tags stand first in the head -->", stylesBytes: 10_000 }],
  },
  check({ page }) {
    const unseen = unseenTags(page, ({ end }) => end <= SAFE_BYTES);
    if (unseen.length === 0) return null;
    return {
      description: `Found only after the first ${SAFE} bytes of the page: ${wordList(unseen.map(({ key }) => key))}. Slack is known to read further, but not to have always done so. Put the tags first in the head, before styles and scripts.`,
      fix: tagsFix(unseen),
    };
  },
});
