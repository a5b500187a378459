import { fullTitle } from "./facts/page-name";
import { firstStated, statedText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { GOOGLE_TITLE_LINKS, GOOGLE_TITLE_ORDER, SLACK_ORDER } from "./sources.data";
import { quote } from "./wording/quote";

export const missingHtmlTitle = defineRule({
  code: "missing_html_title",
  title: "The page has a social title but no title tag",
  severity: "warning",
  importance: "required",
  area: "title",
  weight: 8,
  platforms: ["google", "slack"],
  why: "Google starts from the title tag, and browsers name their tabs and bookmarks after it. With a social title alone, Google picks a heading or another line of the page, and the tab shows the address.",
  sources: [GOOGLE_TITLE_LINKS, GOOGLE_TITLE_ORDER, SLACK_ORDER],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<title></title>", without: ["title"] }],
    good: [{ html: "<title>How tides shape the coast</title>", without: ["title"] }],
  },
  check(input) {
    const social = firstStated(input.metadata, "og:title", "twitter:title");
    if (social === null || statedText(input.metadata, "title") !== null) return null;
    return {
      description: `The social title is ${quote(social)}, but there is no title tag: Google chooses a line of its own and browser tabs show the bare address. Add a title tag to the head.`,
      fix: sameTextFix(fullTitle(input), "title"),
    };
  },
});
