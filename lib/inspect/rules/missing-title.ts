import { PLATFORM_NAMES } from "../platforms/names";
import { fullTitle } from "./facts/page-name";
import { firstTagText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { FACEBOOK_FALLBACK, GOOGLE_TITLE_ORDER, SLACK_ORDER } from "./sources.data";

export const missingTitle = defineRule({
  code: "missing_title",
  title: "No title",
  severity: "error",
  importance: "required",
  area: "title",
  weight: 22,
  platforms: PLATFORM_NAMES,
  why: "The title is the one line that every platform shows. Without a title tag or og:title, most show a bare link. Google and Facebook pick a line from your page's headings or text, which is rarely the one you'd choose.",
  sources: [GOOGLE_TITLE_ORDER, FACEBOOK_FALLBACK, SLACK_ORDER],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<title></title>", without: ["title", "og:title"] }],
    good: [{ html: "<title>How tides shape the coast - Field Notes</title>", without: ["title"] }],
  },
  check(input) {
    if (firstTagText(input.metadata, "title", "og:title", "twitter:title") !== null) return null;
    const title = fullTitle(input);
    return {
      description:
        "Links to your page appear as a bare URL or with a title that the platform guesses. The page has neither a title tag nor og:title. Add a title that says what the page is about.",
      fix: sameTextFix(title, "title", "og:title"),
    };
  },
});
