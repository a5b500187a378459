import { fullTitle } from "./facts/page-name";
import { firstTagText, tagText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { GOOGLE_TITLE_LINKS, GOOGLE_TITLE_ORDER, SLACK_ORDER } from "./sources.data";
import { quote } from "./wording/words";

export const missingHtmlTitle = defineRule({
  code: "missing_html_title",
  title: "Missing title tag",
  severity: "warning",
  importance: "required",
  area: "title",
  weight: 8,
  platforms: ["google", "slack"],
  why: "Google starts from the title tag, and browsers use it to name tabs and bookmarks. With only a social title, Google picks a heading or another line of your page, and the tab shows the URL.",
  sources: [GOOGLE_TITLE_LINKS, GOOGLE_TITLE_ORDER, SLACK_ORDER],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<title></title>", without: ["title"] }],
    good: [{ html: "<title>How tides shape the coast</title>", without: ["title"] }],
  },
  check(input) {
    const social = firstTagText(input.metadata, "og:title", "twitter:title");
    if (social === null || tagText(input.metadata, "title") !== null) return null;
    return {
      description: `Google picks its own title for your page, and browser tabs show the bare URL. The page has a social title, ${quote(social)}, but no title tag. Add one to the head.`,
      fix: sameTextFix(fullTitle(input), "title"),
    };
  },
});
